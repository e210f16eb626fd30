import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ClaimStage } from '../../../../testing/stage/ClaimStage.tsx'
import { modes, type Mount, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { Opener } from '../../../../testing/stage/Opener.tsx'
import { byRole, focused, isGone, press, see, soon, tabStops } from '../../../../testing/stage/person.ts'

const KEY = 'claiming_upsells_seen'
const NAME = 'POST_CREATE_UPSELL_V2'
const photo = 'https://www.instagram.com/p/1/'
const title = 'Is that your photo?'

const openPage = async (mount: Mount, options: MountOptions = {}, url = photo) => {
  const mounted = mount(<Opener>{() => <ClaimStage url={url} />}</Opener>, options)
  await press('Open')
  return mounted
}

const shown = async (mount: Mount, options?: MountOptions) => {
  const mounted = await openPage(mount, options)
  await byRole('dialog', title)
  await soon(() => expect([...mounted.recorder.now()]).toContain('claimUpsell.locked'))
  return mounted
}

const clickOutside = () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })

describe.each(modes)('§4 Photo-sharing upsell, %s', (_, mount) => {
  it("J24 starts on the title, and 'Connect now' is the only stop for 2 s", async () => {
    const { clock } = await shown(mount)
    expect(focused()).toBe(`h2 ${title}`)
    expect(await tabStops(2)).toEqual(['button Connect now', 'button Connect now'])
    clock.advance(2_000)
    await see('Not now')
    expect(focused()).toBe('button Connect now')
    expect(await tabStops(2)).toEqual(['button Not now', 'button Close'])
  })

  it('B5 J24 Escape and an outside click do nothing for 2 s', async () => {
    const { clock } = await shown(mount)
    clock.advance(1_999)
    await userEvent.keyboard('{Escape}{Escape}')
    await clickOutside()
    await byRole('dialog', title)
    expect(document.querySelectorAll('dialog button')).toHaveLength(1)
  })

  it.each([
    ['Not now', () => press('Not now')],
    ['Close', () => press('Close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ] as const)('B5 J3 after 2 s, %s dismisses it, and focus goes back', async (_way, dismiss) => {
    const { clock, platform } = await shown(mount)
    clock.advance(2_000)
    await see('Not now')
    await clickOutside()
    await byRole('dialog', title)
    await dismiss()
    await isGone()
    await soon(() => expect(focused()).toBe('button Open'))
    expect([platform.navigation.visited, clock.pending]).toEqual([[], 0])
  })

  it('B2 B6 is recorded, logged and reported to the server', async () => {
    const { platform, log, calls } = await shown(mount)
    expect(JSON.parse(platform.storage.texts.get(KEY) ?? '')).toEqual([NAME])
    expect(log.map(({ event }) => event)).toEqual(['claimUpsell.shown'])
    await soon(() =>
      expect(calls.filter(({ name }) => name === 'recordUserState').map(({ payload }) => payload)).toEqual([
        { state: KEY, value: NAME },
      ]),
    )
  })

  it('B4 connecting goes to the settings, at once', async () => {
    const { platform } = await shown(mount)
    await press('Connect now')
    await isGone()
    expect(platform.navigation.visited).toEqual(['/settings/claim/'])
  })

  it.each(['createPin.userStateUnsaved', 'createPin.userStateNeverAnswers'] as const)(
    'B2 the server does not record it (%s): it is shown, remembered and dismissed all the same',
    async (given) => {
      const { clock, platform, calls } = await shown(mount, { given })
      await soon(() => expect(calls.map(({ name }) => name)).toContain('recordUserState'))
      clock.advance(2_000)
      await press('Not now')
      await isGone()
      expect([JSON.parse(platform.storage.texts.get(KEY) ?? ''), clock.pending]).toEqual([[NAME], 0])
      expect(document.querySelector('[role="alert"]:not(:empty)')).toBeNull()
    },
  )

  it('K13 is shown once', async () => {
    const { platform, render } = await shown(mount)
    render(<p>Another page</p>)
    render(<ClaimStage key="again" url={photo} />)
    // Long enough for a wrong request or change to show.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([document.querySelector('dialog'), platform.storage.texts.size]).toEqual([null, 1])
  })

  it.each(['createPin.settingsUnread', 'createPin.settingsMalformed', 'createPin.connected'] as const)(
    'K13 is not shown: %s',
    async (given) => {
      const { calls, platform } = await openPage(mount, { given })
      await soon(() => expect(calls.map(({ name }) => name)).toContain('readSettings'))
      // Long enough for a wrong request or change to show.
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect([document.querySelector('dialog'), platform.storage.texts.size]).toEqual([null, 0])
    },
  )

  it('K13 is not shown for a look-alike host', async () => {
    const { calls } = await openPage(mount, {}, 'https://instagram.com.evil.example/p/1/')
    // Long enough for a wrong request or change to show.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([document.querySelector('dialog'), calls]).toEqual([null, []])
  })
})
