import { describe, expect, it } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import { dialog, openPinSavedOn, Page, picture, session } from '../testing/pinSaved.tsx'

describe.each(modes)('the content of the pin-saved dialog, %s', (_, mount) => {
  const open = openPinSavedOn(mount)

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

  it.each([
    ['an ad', '6', {}, 'Promoted'],
    ['a partnership', '7', {}, 'Paid partnership'],
    ['a paid link', '7', { paid_link_label: true }, 'Paid link'],
    ['the experiment of others', '7', { paid_link_label_unauth: true }, 'Paid partnership'],
    ['a refused sponsorship', '8', {}, undefined],
    ['none', '1', { paid_link_label: true }, undefined],
  ] as const)('§6 the label of %s', async (_what, pinId, experiments, label) => {
    mount(<Page pinId={pinId} />, { session, viewer: { type: 'AUTH', isAuth: true }, experiments })
    await press('Open')
    await soon(() =>
      expect(dialog()?.querySelector('[data-at="words"] a, [data-at="words"] bdi')).not.toBeNull(),
    )
    expect(dialog()?.querySelector('[data-at="label"]')?.textContent).toBe(label)
  })

  it('E16 a picture that leads nowhere leaves its color', async () => {
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
})
