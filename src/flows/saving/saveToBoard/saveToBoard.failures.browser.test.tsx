import { describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import {
  choose,
  onClose,
  onSaved,
  opening,
  saves,
  toasts,
} from '../../../../testing/stage/saveToBoardPage.tsx'

const TIMED_OUT = 'This took too long. Try again.'
const GENERIC = 'Sorry! Something went wrong on our end.'

describe.each(modes)('saving to a board that fails, %s', (_, mount) => {
  const open = opening(mount)

  it('H14 closed while it loads: the save continues and says so', async () => {
    const mounted = await open('save.neverAnswers')
    await choose('Blue sofa')
    await soon(() => expect(focused()).toBe('h2 Choose board'))
    // The list stays in view, inert, and its row says what is going on.
    const row = document.querySelector('[role=option][aria-busy=true]')
    expect([row?.textContent?.startsWith('Blue sofa'), row?.closest('[inert]') === null]).toEqual([
      true,
      false,
    ])
    expect(document.querySelector('dialog [role=status]')?.textContent).toBe('Saving to Blue sofa')
    await press('Close')
    await isGone()
    expect([saves(mounted)[0]?.isAborted(), onClose.mock.calls.length]).toEqual([false, 1])
    mounted.clock.advance(30_000)
    await see(TIMED_OUT)
    expect([
      toasts('alert'),
      onSaved.mock.calls.length,
      mounted.recorder.visited.has('saveToBoard.failed'),
    ]).toEqual([[TIMED_OUT], 0, true])
    // The user can start again.
    await press('Save')
    await byRole('dialog', 'Choose board')
  })

  it.each<readonly [ScenarioName, string]>([
    ['save.refused', 'Saving Pins is paused until noon.'],
    ['save.refusedInDetail', 'This board is full. Choose another one.'],
    ['save.hiddenWords', GENERIC],
    ['save.serverFailedWithMessage', 'Saving Pins is paused until noon.'],
    ['save.serverFailed', GENERIC],
    ['save.offline', 'You’re offline. Check your connection and try again.'],
    ['save.serverPage', GENERIC],
    ['save.emptyBody', GENERIC],
    ['save.noContent', GENERIC],
    ['save.truncatedJson', GENERIC],
    ['save.wrongShape', GENERIC],
  ])('H14 D8 D9 D10 D11 %s: a toast, the modal closed, nothing counted, one call', async (given, words) => {
    const mounted = await open(given)
    await choose('Blue sofa')
    await see(words)
    await isGone()
    await soon(() => expect(toasts('alert')).toEqual([words]))
    mounted.clock.advance(3_000)
    expect([
      toasts('alert'),
      saves(mounted).length,
      onSaved.mock.calls.length,
      onClose.mock.calls.length,
    ]).toEqual([[words], 1, 0, 1])
  })

  it('E1 the message of the server is text', async () => {
    await open('save.hostileMessage')
    await choose('Blue sofa')
    await see('<img src=x')
    expect(document.querySelectorAll('[data-ui="toaster"] :is(img, script, b)')).toHaveLength(0)
  })

  it('D6 I5 unmounting mid-save aborts it: no callback, no toast, no timer', async () => {
    const mounted = await open('save.neverAnswers')
    await choose('Blue sofa')
    await soon(() => expect(saves(mounted)).toHaveLength(1))
    mounted.unmount()
    expect([saves(mounted)[0]?.isAborted(), mounted.clock.pending, onSaved.mock.calls.length]).toEqual([
      true,
      0,
      0,
    ])
  })
})
