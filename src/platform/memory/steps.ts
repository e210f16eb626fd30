import type { StepPort } from '../page.types.ts'

/** A history of entries on one page. As in a browser, going back takes a moment. */
export interface MemorySteps extends StepPort {
  /** The depths of each entry, by flow, the page's own first. */
  readonly entries: readonly Readonly<Record<string, number | null>>[]
  /** Which of them the browser is on. */
  readonly index: number
  /** Presses Back, or Forward with a negative number. Beyond the first entry the page is left, which is not simulated. */
  press(by: number): void
}

/** A history that starts on one entry. */
export function createMemorySteps(first: Readonly<Record<string, number | null>> = {}): MemorySteps {
  const listeners = new Set<() => void>()
  let entries: readonly Readonly<Record<string, number | null>>[] = [first]
  let index = 0
  const press = (by: number) => {
    index = Math.min(Math.max(0, index - by), entries.length - 1)
    listeners.forEach((listener) => listener())
  }
  return {
    get entries() {
      return entries
    },
    get index() {
      return index
    },
    press,
    depth: (flow) => entries[index]?.[flow] ?? null,
    mark(flow, depth) {
      entries = entries.map((entry, at) => (at === index ? { ...entry, [flow]: depth } : entry))
    },
    add(flow, depth) {
      entries = [...entries.slice(0, index + 1), { ...entries[index], [flow]: depth }]
      index += 1
    },
    goBack: (by) => queueMicrotask(() => press(by)),
    onTravel(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
