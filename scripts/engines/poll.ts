import { setTimeout } from 'node:timers/promises'

/** How long something may take to appear, in ms. */
export const patience = 30_000

/** Repeats work until it returns something truthy. Fails if its window is closed, or with an explanation if it takes too long. */
export async function poll<Result>(
  work: () => Promise<Result | null | undefined | false>,
  explain: () => Promise<string>,
): Promise<Result> {
  const end = performance.now() + patience
  let cause: unknown
  while (performance.now() < end) {
    // Commands fail while a page is being replaced.
    const result = await work().catch((error: unknown) => void (cause = error))
    if (result) return result
    if (/no such window/i.test(String(cause))) break
    await setTimeout(50)
  }
  throw new Error(`Not within ${patience / 1000} s: ${await explain()}`, { cause })
}
