import { describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { fromTables, modes } from '../../../../testing/stage/mountFlow.tsx'
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
    ]).toEqual([[`${TIMED_OUT}Try again`], 0, true])
    // The user can start again.
    await press('Save')
    await byRole('dialog', 'Choose board')
  })

  it.each<readonly [ScenarioName, words: string, action: string]>([
    ['save.refused', 'Saving Pins is paused until noon.', ''],
    ['save.refusedInDetail', 'This board is full. Choose another one.', ''],
    ['save.hiddenWords', GENERIC, ''],
    ['save.serverFailedWithMessage', 'Saving Pins is paused until noon.', 'Try again'],
    ['save.serverFailed', GENERIC, 'Try again'],
    ['save.offline', 'You’re offline. Check your connection and try again.', 'Try again'],
    ['save.serverPage', GENERIC, ''],
    ['save.emptyBody', GENERIC, ''],
    ['save.noContent', GENERIC, ''],
    ['save.truncatedJson', GENERIC, ''],
    ['save.wrongShape', GENERIC, ''],
  ])(
    'H14 D8 D9 D10 D11 %s: a toast, the modal closed, nothing counted, one call',
    async (given, words, action) => {
      const mounted = await open(given)
      await choose('Blue sofa')
      await see(words)
      await isGone()
      const toast = words + action
      await soon(() => expect(toasts('alert')).toEqual([toast]))
      mounted.clock.advance(3_000)
      expect([
        toasts('alert'),
        saves(mounted).length,
        onSaved.mock.calls.length,
        onClose.mock.calls.length,
      ]).toEqual([[toast], 1, 0, 1])
    },
  )

  it('a save that failed is tried again from its toast: the same pin, board and section, without the modal', async () => {
    const mounted = await open('save.offline')
    await choose('Garden rooms')
    await choose('Lighting')
    await isGone()
    fromTables()
    await press('Try again')
    await see('Saved to Lighting in Garden rooms')
    const [first, second] = saves(mounted).map(({ payload }) => payload)
    expect([saves(mounted).length, second, toasts('alert'), document.querySelector('dialog')]).toEqual([
      2,
      first,
      [''],
      null,
    ])
    await soon(() => expect([onSaved.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]))
  })

  it('also while the modal is open for another pin, which stays as it is', async () => {
    await open('save.offline')
    await choose('Blue sofa')
    await isGone()
    await press('Save')
    await byRole('dialog', 'Choose board')
    fromTables()
    await press('Try again')
    await see('Saved to Blue sofa')
    await byRole('dialog', 'Choose board')
    await soon(() => expect([onSaved.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]))
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
