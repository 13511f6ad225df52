//! Numbers of docs/keeping.md.
