/** Where the progress bar of the one-tap loading screen ends, in percent. */
export const LOADING_END = 95

/** The progress, in percent, after another `step` of `total` milliseconds. Never exceeds `LOADING_END`, and is there at once without a step. */
export const nextProgress = (progress: number, step: number, total: number): number =>
  step > 0 && step < total ? Math.min(LOADING_END, progress + (LOADING_END * step) / total) : LOADING_END
