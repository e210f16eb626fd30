import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, isGone, press, soon, tabStops } from '../../../../testing/stage/person.ts'
import { dialog, onClose, openPinSavedOn, picture, reads, session } from '../testing/pinSaved.tsx'
import { PinSavedDialog } from './PinSavedDialog.tsx'

describe.each(modes)('the pin-saved dialog, %s', (_, mount) => {
  const open = openPinSavedOn(mount)

  it('J1, J2 is a modal dialog named by its title, which has focus and keeps it inside', async () => {
    await open()
    const element = await byRole('dialog', 'Saved to Garden rooms')
    expect([element.ariaModal, element.matches(':modal'), focused()]).toEqual([
      'true',
      true,
      'h2 Saved to Garden rooms',
    ])
    await byRole('button', /^Follow\b/)
    const stops = await tabStops(8)
    expect(stops.map((stop) => stop.replace(/^button Follow\b.*/, 'button Follow'))).toEqual([
      'a Garden rooms',
      'button Close',
      'a Lake at dawn',
      'button Follow',
      'a Send',
      'a See it now',
      'a Promote your Pin',
      'a Garden rooms',
    ])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(focused()).toBe('a Promote your Pin')
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => press('Close')],
  ] as const)('J3 %s closes it once, and focus goes back', async (_way, close) => {
    await open()
    await close()
    await isGone()
    expect(onClose).toHaveBeenCalledOnce()
    await soon(() => expect(focused()).toBe('button Open'))
  })

  it('is gone even where the app does not take it away', async () => {
    await open({ unmountsOnClose: false })
    await press('Close')
    await isGone()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('reads the pin once, and shows it', async () => {
    const mounted = await open()
    await soon(() => expect(picture()?.naturalWidth).toBeGreaterThan(0))
    expect(
      reads(mounted)
        .filter(({ isAborted }) => !isAborted())
        .map(({ url }) => new URL(url).search),
    ).toEqual(['?id=1&field_set_key=detailed'])
    expect([picture()?.closest('[data-ui="media"]')?.clientWidth, dialog()?.clientWidth]).toEqual([236, 500])
  })

  it('D6, I5 closing while it is read aborts the call and leaves no timer', async () => {
    const mounted = await open({}, 'pinSaved.neverAnswers')
    await soon(() => expect(reads(mounted)).not.toHaveLength(0))
    await press('Close')
    await isGone()
    expect([
      reads(mounted)
        .map(({ isAborted }) => isAborted())
        .at(-1),
      mounted.clock.pending,
      mounted.log,
    ]).toEqual([true, 0, []])
  })

  it('D6, I5 so does leaving the page', async () => {
    const mounted = await open({}, 'pinSaved.neverAnswers')
    await soon(() => expect(reads(mounted)).not.toHaveLength(0))
    mounted.unmount()
    expect([
      reads(mounted)
        .map(({ isAborted }) => isAborted())
        .at(-1),
      mounted.clock.pending,
      onClose.mock.calls,
    ]).toEqual([true, 0, []])
  })

  it('I2 wakes up over the HTML of a server', async () => {
    const mounted = mount(<PinSavedDialog pinId="1" board={{ name: 'Garden rooms', url: null }} />, {
      isHydrated: true,
      session,
    })
    await byRole('dialog', 'Saved to Garden rooms')
    await soon(() => expect(picture()?.naturalWidth).toBeGreaterThan(0))
    expect(mounted.consoleOutput).toEqual([])
  })
})
