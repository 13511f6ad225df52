"""This project and other tools on seven problems; `benches/peers/run` does all of it."""
