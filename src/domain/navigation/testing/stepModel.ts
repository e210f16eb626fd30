import {
  entryReached,
  startedAt,
  stepAsked,
  stepEntered,
  type Step,
  type StepHistory,
  type StepMove,
} from '../stepHistory.ts'

export type Action =
  | { readonly type: 'visibleBack' | 'settle' | 'lock' | 'end' }
  /** The flow goes on to a step. */
  | { readonly type: 'go'; readonly to: number }
  /** The browser's Back, several at once, or Forward with a negative number. */
  | { readonly type: 'press'; readonly by: number }

/** Each step leads back to one, and so on to the first: c to b to a. */
const steps: readonly (Step & { readonly to: number })[] = [
  { name: 'a', backTo: [], to: 0 },
  { name: 'b', backTo: ['a'], to: 0 },
  { name: 'c', backTo: ['b', 'a'], to: 1 },
  { name: 'd', backTo: ['c', 'b', 'a'], to: 2 },
  { name: 'e', backTo: ['a'], to: 0 },
  { name: 'f', backTo: ['b', 'a'], to: 1 },
]

/** A flow with these steps in a browser, which travels by itself at 'settle'. The page's own entry has `left` after it. */
export function modelOf(left: number) {
  let history: StepHistory = startedAt(left)
  let shown = 0
  let isLocked = false
  let isEnded = false
  /** The browser: the entry that it is on, the last one, and how far it has been told to go back. */
  let [at, last, pending] = [left, left, 0]
  let leftBy: 'nobody' | 'person' | 'flow' = 'nobody'

  function follow([next, move]: readonly [StepHistory, StepMove]) {
    history = next
    if (move?.type === 'add') at = last = at + move.depths.length
    if (move?.type === 'goBack') pending += move.by
    if (move?.type === 'retreat') {
      askBack()
      follow(stepAsked(history))
    }
  }
  function show(index: number) {
    shown = index
    follow(stepEntered(history, steps[index] ?? null))
  }
  /** The event of the step's own button. A locked flow refuses it. */
  function askBack() {
    const to = steps[shown]?.to
    if (!isLocked && to !== undefined && to !== shown) show(to)
  }
  function travel(by: number, who: 'person' | 'flow') {
    if (by > at) leftBy = who
    else {
      at = Math.min(at - by, last)
      follow(entryReached(history, at))
    }
  }
  function settle() {
    while (pending > 0 && leftBy === 'nobody') {
      const by = pending
      pending = 0
      travel(by, 'flow')
    }
  }
  show(0)

  return {
    history: () => history,
    at: () => at,
    shown: () => steps[shown]?.name,
    leftBy: () => leftBy,
    run(action: Action) {
      if (action.type === 'settle') settle()
      else if (leftBy !== 'nobody' || isEnded) return
      else if (action.type === 'press') {
        // A browser does what it was told before it reacts to the next press.
        settle()
        travel(action.by, 'person')
      } else if (action.type === 'go') show(action.to)
      else if (action.type === 'visibleBack') askBack()
      else if (action.type === 'lock') isLocked = !isLocked
      else {
        isEnded = true
        follow(stepEntered(history, null))
      }
    },
  }
}
