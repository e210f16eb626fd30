/** A story that is interrupted while it plays is stopped, and not a failed test. */
import { expect, it } from 'vitest'
import {
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events'
import { STOPPED, wasInterrupted, watchInterruptions } from './interrupted.ts'

/** A channel that passes each event to its listeners, and a page. Returns what the watcher has sent. */
function start() {
  const listeners = new Map<string, (value: never) => void>()
  const sent: unknown[] = []
  const page = new EventTarget()
  watchInterruptions(
    {
      on: (name, listener) => listeners.set(name, listener),
      emit: (name, value) => sent.push(name === STOPPED ? value : Object(value).newPhase),
    },
    page,
  )
  // SAFETY: the events carry the same data as Storybook's.
  const emit = (name: string, value: unknown = {}) => listeners.get(name)?.(value as never)
  const phase = (newPhase: string) => emit(STORY_RENDER_PHASE_CHANGED, { newPhase, storyId: 'a--b' })
  const fail = () => {
    emit(PLAY_FUNCTION_THREW_EXCEPTION)
    phase('errored')
    phase('finished')
  }
  return { sent, page, emit, phase, fail }
}

it('keeps a failure that nothing interrupted', () => {
  const { sent, phase, fail } = start()
  phase('playing')
  fail()
  expect(sent).toEqual([])
})

it('stops a story that failed after the page had lost the focus', () => {
  const { sent, page, phase, fail } = start()
  phase('playing')
  page.dispatchEvent(new Event('blur'))
  fail()
  expect(sent).toEqual([
    'rendering',
    'aborted',
    { storyId: 'a--b', reason: 'The page lost the focus while its steps were running.' },
  ])
})

it('stops one that failed after the toolbar was used', () => {
  const { sent, emit, phase, fail } = start()
  phase('playing')
  emit(GLOBALS_UPDATED)
  fail()
  expect(sent).toContainEqual({
    storyId: 'a--b',
    reason: 'The toolbar was used while its steps were running.',
  })
})

it('does not excuse a story because of what happened before or after its steps', () => {
  const { sent, emit, page, phase, fail } = start()
  page.dispatchEvent(new Event('blur'))
  phase('playing')
  phase('played')
  emit(GLOBALS_UPDATED)
  phase('finished')
  phase('playing')
  fail()
  expect(sent).toEqual([])
})

it('does not report an interruption that did no harm', () => {
  const { sent, emit, phase } = start()
  phase('playing')
  emit(GLOBALS_UPDATED)
  phase('played')
  phase('finished')
  expect(sent).toEqual([])
})

it('tells whether the steps were interrupted, until they begin again', () => {
  const { emit, phase } = start()
  phase('playing')
  expect(wasInterrupted()).toBe(false)
  emit(GLOBALS_UPDATED)
  phase('played')
  expect(wasInterrupted()).toBe(true)
  phase('playing')
  expect(wasInterrupted()).toBe(false)
})
