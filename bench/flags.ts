/** Flags of a browser that times results which may take more than one frame. */
export const flags = [
  // A waiting page is collected, and code that was not run for a while is thrown away: the next opening would pay for compiling.
  '--js-flags=--expose-gc --no-flush-bytecode --no-memory-reducer',
  // A second frame then costs its work, and not the wait for the screen.
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
]
