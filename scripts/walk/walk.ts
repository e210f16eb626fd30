/**
 * Walks the stories of the static build in a browser. Each runs in a bare frame: a window of the size that the story requires, with nothing
 * around it. In the stories' tests, stories share pages and run inside Vitest; here each starts from scratch, as for somebody who opens a
 * link to it.
 */
import { setTimeout } from 'node:timers/promises'
import type { Engine, EngineWindow, Weather } from '../engines/engine.ts'
import type { Site } from '../storybook/serve.ts'
import { needsOf, type Needs } from './needs.ts'
import type { Findings } from './page.ts'

/** A page that waits leaves time for another one, so this many pages keep two cores busy. */
const concurrency = 3
/** How long a story may take, in ms. The machine may be busy. */
const patience = 60_000
/** A browser that runs out of memory does not affect the others, and each is replaced after this many stories. */
const storiesPerBrowser = 60

type Queue = [id: string, needs: Needs][]

/** How stories are walked. */
export interface WalkOptions extends Weather {
  /** Called when a story has finished, while the window still shows it. */
  readonly onFinished?: ((window: EngineWindow, id: string) => Promise<void>) | undefined
}

/** The problems of one story. Texts in `expected` are errors that the story shows on purpose. */
export function judge({ finished, thrown }: Findings, expected: readonly string[]): readonly string[] {
  const unexpected = thrown.filter((message) => !expected.some((text) => message.includes(text)))
  if (finished === null) return [...unexpected, `has not finished after ${patience / 1000} s`]
  // A failed axe check throws nothing.
  return finished === 'error' && thrown.length === 0 ? ['a check failed without a message'] : unexpected
}

/** A zoomed page has half as much room, down to the width that any page must do with and the room that the story needs. */
export const sizeOf = ({ width, height, room }: Needs, { zoom }: Weather) =>
  zoom
    ? {
        width: Math.min(width, Math.max(320, width / 2, room.width ?? 0)),
        height: Math.min(height, Math.max(320, height / 2, room.height ?? 0)),
      }
    : { width, height }

async function findingsIn(window: EngineWindow): Promise<Findings> {
  const end = performance.now() + patience
  let findings: Findings = { finished: null, thrown: [] }
  while (findings.finished === null && performance.now() < end) {
    await setTimeout(100)
    findings = await window.run(() => globalThis.findings ?? { finished: null, thrown: [] })
  }
  return findings
}

async function visit(window: EngineWindow, site: Site, id: string, needs: Needs, options: WalkOptions) {
  try {
    await window.show(`${site.url}iframe.html?id=${id}&viewMode=story`, sizeOf(needs, options))
    const { finished, thrown } = await findingsIn(window)
    await options.onFinished?.(window, id)
    const stale = await window.run(() => globalThis.staleTexts?.() ?? [])
    return [
      ...judge({ finished, thrown: [...new Set(thrown)] }, needs.expectedErrors),
      ...stale.map((text) => `a text no longer follows the app: ${text}`),
    ]
  } catch (error) {
    return [String(error)]
  }
}

/** Walks stories from the queue in a new browser, as long as they ask for the same media features. */
async function walkSome(
  engine: Engine,
  site: Site,
  queue: Queue,
  options: WalkOptions,
  found: Map<string, readonly string[]>,
) {
  const media = queue[0]?.[1].media ?? {}
  const window = await engine.open(media, options)
  for (let walked = 0; walked < storiesPerBrowser && window.isOpen(); walked += 1) {
    const [id, needs] = queue[0] ?? []
    if (!id || !needs || JSON.stringify(needs.media) !== JSON.stringify(media)) break
    queue.shift()
    const problems = await visit(window, site, id, needs, options)
    if (problems.length > 0) found.set(id, problems)
    if (queue.length % 50 === 0) console.log(`${engine.name}: ${queue.length} stories left`)
  }
  await window.close()
}

async function walkAll(engine: Engine, site: Site, queue: Queue, pages: number, options: WalkOptions) {
  const found = new Map<string, readonly string[]>()
  const walkOn = async () => {
    while (queue.length > 0) await walkSome(engine, site, queue, options, found)
  }
  await Promise.all(Array.from({ length: pages }, walkOn))
  return found
}

/** The first line of each problem, because a step that finds no element prints the whole page after it. */
const brief = (problems: readonly string[]) =>
  problems.map((problem) => problem.split('\n', 1)[0]).join(' | ')

/** Walks stories, and walks failed ones again, one at a time: a busy machine can be slow. */
export async function walk(engine: Engine, site: Site, ids: readonly string[], options: WalkOptions = {}) {
  const window = await engine.open({}, {})
  const needs = [...(await needsOf(window, site, ids))]
  await window.close()
  // Those that emulate a media feature come last, together.
  const queue = needs.toSorted(([, a], [, b]) =>
    JSON.stringify(a.media).localeCompare(JSON.stringify(b.media)),
  )
  const first = await walkAll(engine, site, queue, concurrency, options)
  const again = needs.filter(([id]) => first.has(id))
  const second = await walkAll(engine, site, again, 1, options)
  return {
    walked: needs.length,
    /** What is wrong, one line per story. */
    problems: [...second].map(([id, problems]) => `${id}: ${brief(problems)}`),
    /** The stories that failed at first, but passed when walked again on their own. */
    retried: [...first].flatMap(([id, problems]) =>
      second.has(id) ? [] : [`${id} passed only on retry: ${brief(problems)}`],
    ),
  }
}
