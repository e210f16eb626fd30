/** Where the progress bar of the one-tap loading screen ends, in percent. auth.txt §2. */
export const LOADING_END = 95

/** The progress, in percent, after another `step` of `total` milliseconds. Never exceeds `LOADING_END`. I6. */
export const nextProgress = (progress: number, step: number, total: number): number =>
  step < total ? Math.min(LOADING_END, progress + (LOADING_END * step) / total) : LOADING_END
