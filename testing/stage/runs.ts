/**
 * Distinguishes the start of a story from a change of its modes or arguments. Storybook runs `beforeEach` for both, but aborts a run's
 * signal only when the story starts again. After a change the page stays as it is, so its stage and machines must stay as well.
 */
export function createRuns(): (signal: AbortSignal) => boolean {
  const begun = new WeakSet<AbortSignal>()
  return (signal) => {
    if (begun.has(signal)) return false
    begun.add(signal)
    return true
  }
}
