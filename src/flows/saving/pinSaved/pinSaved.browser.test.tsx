import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { modes, type Mounted } from '../../../../stories/support/stage/mountFlow.tsx'
import { Opener } from '../../../../stories/support/stage/Opener.tsx'
import {
  byRole,
  focused,
  isGone,
  press,
  see,
  soon,
  tabStops,
} from '../../../../stories/support/stage/person.ts'
import { PinSavedDialog, type PinSavedDialogProps } from './PinSavedDialog.tsx'

/** Signed in, and not for long. */
const session = { ...wren, accountCreatedAt: '2026-05-20' }
const onClose = vi.fn<() => void>()
const dialog = () => document.querySelector('dialog')
const reads = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'querySavedPin')
const picture = () => dialog()?.querySelector('img')

interface PageProps extends Partial<PinSavedDialogProps> {
  /** Whether it takes the dialog away once it is closed. */
  readonly unmountsOnClose?: boolean
}

/** A page that opens the dialog. */
const Page = ({ unmountsOnClose, ...props }: PageProps) => (
  <Opener unmountsOnClose={unmountsOnClose}>
    {(close) => (
      <PinSavedDialog
        pinId="1"
        board={{ name: 'Garden rooms', url: '/wren/garden-rooms/' }}
        {...props}
        onClose={() => {
          onClose()
          close()
        }}
      />
    )}
  </Opener>
)

describe.each(modes)('the pin-saved dialog, %s', (_, mount) => {
  const open = async (props: PageProps = {}, given?: ScenarioName) => {
    onClose.mockClear()
    const mounted = mount(<Page {...props} />, { given, session })
    await press('Open')
    await see('Saved to')
    return mounted
  }

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
    ).toEqual(['?pinId=1'])
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

  it.each([
    'pinSaved.readFailed',
    'pinSaved.serverFailed',
    'pinSaved.offline',
    'pinSaved.malformed',
    'pinSaved.wrongShape',
  ] as const)('%s: heading and buttons are there, it is logged, and nothing is said', async (given) => {
    const mounted = await open({ pinColor: '#4f7f8c' }, given)
    await soon(() =>
      expect(mounted.log.map(({ details }) => details['row'])).toEqual(['pinSaved.readFailed']),
    )
    expect([...(dialog()?.querySelectorAll('footer a') ?? [])].map(({ textContent }) => textContent)).toEqual(
      ['Send', 'See it now', 'Promote your Pin'],
    )
    expect([picture(), document.querySelector('[role="alert"]:not(:empty)')]).toEqual([null, null])
    const place = dialog()?.querySelector('[data-ui="held"]')
    expect(place && getComputedStyle(place).backgroundColor).toBe('rgb(79, 127, 140)')
  })

  it.each([
    ['who may promote', {}, 'Promote your Pin'],
    ['with an old account', { accountCreatedAt: '2024-01-01' }, 'See it now'],
    ['who is a partner', { isPartner: true }, 'Follow'],
  ] as const)('§2 only one button is red for a viewer %s', async (_who, viewer, red) => {
    mount(<Page />, { session: { ...session, ...viewer } })
    await press('Open')
    await byRole('button', /^Follow\b/)
    expect(
      [...(dialog()?.querySelectorAll('[data-ui="button"]:not([data-variant])') ?? [])].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual([red])
  })

  it('A17 a pin, or a board, whose link is a script has no href; its name stays', async () => {
    await open(
      { board: { name: 'Garden rooms', url: 'javascript:globalThis.wasRun=true' } },
      'pinSaved.hostile',
    )
    await see('A quiet lake')
    expect(dialog()?.textContent).toContain('Garden rooms')
    const hrefs = [...(dialog()?.querySelectorAll('a') ?? [])].flatMap(
      (link) => link.getAttribute('href') ?? [],
    )
    expect(hrefs.map((href) => href.slice(0, 5))).toEqual(['/pin/', '/pin/', '/busi'])
  })

  it('A15 the id of a pin stays one segment of each link', async () => {
    await open({ pinId: '../a?b#c' }, 'pinSaved.withoutPicture')
    expect((await byRole('link', 'See it now')).getAttribute('href')).toBe('/pin/..%2Fa%3Fb%23c')
  })

  it('E3 names in the other direction are isolated', async () => {
    await open({ board: { name: '\u202Eحدائق', url: null }, section: { title: 'Small ponds' } })
    const names = [...(dialog()?.querySelectorAll('h2 bdi') ?? [])].map(({ textContent }) => textContent)
    expect(names).toEqual(['Small ponds', '\u2068\u202Eحدائق\u2069'])
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Saved to Small ponds in \u2068\u202Eحدائق\u2069')
  })

  it('E16 a picture that leads nowhere leaves its colour', async () => {
    await open({}, 'pinSaved.pictureGone')
    await soon(() => expect(dialog()?.querySelector('[data-ui="held"] svg')).not.toBeNull())
    expect([
      picture(),
      dialog()?.querySelector<HTMLElement>('[data-ui="held"]')?.style.backgroundColor,
    ]).toEqual([null, 'rgb(138, 90, 68)'])
  })

  it('E16 a script is the source of no picture and no video', async () => {
    await open({}, 'pinSaved.hostile')
    await see('A quiet lake')
    expect([dialog()?.querySelector('img, video'), 'wasRun' in globalThis]).toEqual([null, false])
  })

  it('E16 a video of no length says none, and shows no cover that it may not', async () => {
    await open({}, 'pinSaved.hostileVideo')
    const video = await soon(() => dialog()?.querySelector('video') ?? Promise.reject(new Error('no video')))
    expect([
      video.getAttribute('aria-label'),
      video.getAttribute('poster'),
      dialog()?.querySelector('[data-at="duration"]'),
    ]).toEqual(['Video', null, null])
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
