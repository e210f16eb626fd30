/** Where the bar of the one-tap loading screen ends, in percent. auth.txt §2. */
export const LOADING_END = 95

/** The bar one step further, in percent: `whole` milliseconds lead from 0 to its end, which it never passes. I6. */
export const nextProgress = (progress: number, step: number, whole: number): number =>
  step < whole ? Math.min(LOADING_END, progress + (LOADING_END * step) / whole) : LOADING_END
