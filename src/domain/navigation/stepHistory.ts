/** A step of a flow that is on screen. */
export interface Step {
  readonly name: string
  /** The steps that its way back can lead to, at once or one after another. Empty if it has no way back. */
  readonly backTo: readonly string[]
}

/** The steps of a flow, and where the browser is among the entries that stand for them. */
export interface StepHistory {
  /** The steps up to the one on screen. The first needs no entry of its own: it is on the page's. */
  readonly trail: readonly string[]
  /** How many entries the browser is after the page's own. */
  readonly at: number
  /** 'travelling' while the browser is on its way to an entry, 'retreating' while the flow is asked to go back. */
  readonly phase: 'resting' | 'travelling' | 'retreating'
  /** The steps that this retreat has asked to go back. */
  readonly asked: readonly string[]
}

/** What to do next: add entries, go back by some of them, or ask the step on screen to go back. */
export type StepMove =
  | { readonly type: 'add'; readonly depths: readonly number[] }
  | { readonly type: 'goBack'; readonly by: number }
  | { readonly type: 'retreat' }
  | null

type Next = readonly [StepHistory, StepMove]

/** How many entries the steps need. */
export const depthOf = ({ trail }: Pick<StepHistory, 'trail'>): number => Math.max(0, trail.length - 1)

/** A flow starts on an entry; one that an earlier page load has left here may stand after others of the same page. */
export const startedAt = (depth: number | null): StepHistory => ({
  trail: [],
  at: depth ?? 0,
  phase: 'resting',
  asked: [],
})

/**
 * A step that was there before is gone back to. Another one comes after the last step that its way back can lead to; if it leads to none of
 * them, the step is the first.
 */
function trailWith(trail: readonly string[], { name, backTo }: Step) {
  const before = trail.indexOf(name)
  if (before >= 0) return trail.slice(0, before + 1)
  return [...trail.slice(0, trail.findLastIndex((step) => backTo.includes(step)) + 1), name]
}

/** Makes as many entries as there are steps. */
function settled(history: StepHistory): Next {
  const depth = depthOf(history)
  const { at } = history
  if (depth < at)
    return [
      { ...history, phase: 'travelling' },
      { type: 'goBack', by: at - depth },
    ]
  const rested = { ...history, at: depth, phase: 'resting' } as const
  if (depth === at) return [rested, null]
  return [rested, { type: 'add', depths: Array.from({ length: depth - at }, (_, index) => at + index + 1) }]
}

const retreat = (history: StepHistory): Next => [
  { ...history, phase: 'retreating', asked: [...history.asked, history.trail.at(-1) ?? ''] },
  { type: 'retreat' },
]

/** The flow shows a step; null when it ends, so that no step is left to go back to. */
export function stepEntered(history: StepHistory, step: Step | null): Next {
  const trail = step ? trailWith(history.trail, step) : history.trail.slice(0, 1)
  const next = { ...history, trail }
  return history.phase === 'resting' ? settled(next) : [next, null]
}

/**
 * The browser has come to an entry: where it was sent, or by Back or Forward. Back asks the flow to go back. Forward leads to steps that
 * are gone, with what was typed there, and so the browser goes back to the step on screen.
 */
export function entryReached(history: StepHistory, at: number): Next {
  const next: StepHistory = { ...history, at, asked: [] }
  return history.phase === 'resting' && at < depthOf(next) ? retreat(next) : settled(next)
}

/** The step on screen was asked to go back. If it refused, its entry comes back. */
export function stepAsked(history: StepHistory): Next {
  const isFurther = depthOf(history) > history.at && !history.asked.includes(history.trail.at(-1) ?? '')
  return isFurther ? retreat(history) : settled(history)
}
