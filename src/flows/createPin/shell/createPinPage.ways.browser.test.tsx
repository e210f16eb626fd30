import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { modes, type Mount, type MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, isGone, logIn, press, see, soon } from '../../../../testing/stage/person.ts'
import { choose, toasts } from '../../../../testing/stage/saveToBoardPage.tsx'
import { SavingToasts } from '../../runtime/SavingToasts.tsx'
import { TackboardProvider } from '../../runtime/TackboardProvider.tsx'
import { useToasts } from '../../runtime/useToasts.ts'
import { creations } from '../testing/createPinPage.tsx'
import { CreatePinPage } from './CreatePinPage.tsx'

const origin = 'https://tackboard.example'
const searchOf = (query: Readonly<Record<string, string>>) => `?${new URLSearchParams(query).toString()}`
const phone = { isPhone: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }

describe.each(modes)('K11 from a visitor’s draft to their pin, %s', (_, mount) => {
  it('creates nothing before they choose a board, then exactly what the draft showed', async () => {
    const path = '/pin/create/button/'
    const [url, media] = ['https://wren.example/lakes', 'https://wren.example/photos/lake.jpg']
    const search = searchOf({ url, media, description: 'Lakes & ponds', guid: 'g1' })
    const browser = { href: origin + path + search }
    const mounted = mount(<CreatePinPage path={path} search={search} />, { browser })
    await see('Lakes & ponds')
    await logIn()
    await soon(() => expect(mounted.platform.navigation.visited).toHaveLength(1))
    const back = new URL(mounted.platform.navigation.visited[0] ?? '', origin)
    expect([back.pathname, back.search]).toEqual([path, `${search}&logged_in=true`])
    // The app knows the session when the page comes up again.
    mounted.render(
      <TackboardProvider session={wren}>
        <CreatePinPage path={back.pathname} search={back.search} />
      </TackboardProvider>,
    )
    await byRole('heading', 'Choose board')
    await see('Lakes & ponds')
    expect([creations(mounted), mounted.platform.navigation.visited.length]).toEqual([[], 1])
    await choose('Blue sofa')
    await see('Saved to Blue sofa')
    expect(creations(mounted).map(({ payload }) => payload)).toEqual([
      {
        board_id: '202',
        is_buyable_pin: false,
        method: 'button',
        link: url,
        image_url: media,
        description: 'Lakes & ponds',
        guid: 'g1',
      },
    ])
    expect(mounted.platform.navigation.visited).toHaveLength(1)
  })
})

/** An app whose toasts outlive its pages. */
function App({ page, path }: { readonly page: 'create' | 'before'; readonly path: string }) {
  const { toasts: shown, show, expire } = useToasts<SavingToast>()
  const search = searchOf({ url: 'https://wren.example/lakes' })
  return (
    <>
      {page === 'create' ? (
        <CreatePinPage path={path} search={search} onToast={show} />
      ) : (
        <h1>The page before</h1>
      )}
      <SavingToasts toasts={shown} onExpire={expire} />
    </>
  )
}

describe.each(modes)('K12 ways to leave the page on a phone, %s', (_, mount) => {
  const button = '/pin/create/button/'
  const after = (...previous: string[]): MountOptions['history'] => ({
    previous,
    current: origin + button,
    forward: [],
  })
  const save = async (
    path: string,
    historyLength: number,
    history?: MountOptions['history'],
    referrer?: string,
  ) => {
    const browser = { ...phone, href: origin + path, window: { historyLength }, referrer }
    const mounted = mount(<App page="create" path={path} />, { session: wren, browser, history })
    await choose('Blue sofa')
    return mounted
  }

  it.each([
    ['opened as a bookmarklet', '/pin/create/bookmarklet/', 5],
    ['with a short history', button, 1],
  ] as const)('%s, the window closes', async (_name, path, historyLength) => {
    const { platform } = await save(path, historyLength)
    await soon(() => expect(platform.window).toMatchObject({ isClosed: true, wentBack: [] }))
  })

  it.each([
    ['from the page that created a board, two steps back', after('/', '/board/create/'), '', 2],
    ['from it, as the browser alone tells, two steps back', undefined, `${origin}/board/create/`, 2],
    ['otherwise, one step back', after('/', '/wren/'), `${origin}/board/create/`, 1],
    ['otherwise, as the browser alone tells, one step back', undefined, `${origin}/wren/`, 1],
  ] as const)('%s, where the toast is seen and leads to the pin', async (_name, history, referrer, steps) => {
    const { platform, render } = await save(button, 5, history, referrer)
    await soon(() => expect(platform.window).toMatchObject({ isClosed: false, wentBack: [steps] }))
    render(<App page="before" path={button} />)
    await byRole('heading', 'The page before')
    await soon(() => expect(toasts('status')).toEqual(['Saved to Blue sofaView']))
    await press('View')
    expect(platform.navigation.visited).toEqual([expect.stringMatching(/^\/pin\/\d+$/)])
  })
})

describe.each(modes)('K13 the invitation after a pin, %s', (_, mount) => {
  const photo = 'https://www.instagram.com/p/1/'
  const title = 'Is that your photo?'

  /** Saves one page after another, in the same visit. */
  function visiting(given?: ScenarioName, mode: 'ok' | 'blocked' = 'ok') {
    const mounted: ReturnType<Mount> = mount(<p>Another page</p>, { given, session: wren })
    mounted.platform.storage.mode = mode
    let opened = 0
    const save = async (url: string) => {
      opened += 1
      mounted.render(<CreatePinPage key={opened} path="/pin/create/button/" search={searchOf({ url })} />)
      await choose('Blue sofa')
      await soon(() => expect(creations(mounted)).toHaveLength(opened))
      await soon(() => expect(document.querySelector('[data-at="countdown"]')).not.toBeNull())
    }
    const isSettled = () =>
      soon(() => expect([...mounted.recorder.now()]).toContain('createPin.pin.saved.claim.settled'))
    return { ...mounted, save, isSettled }
  }

  it.each(['ok', 'blocked'] as const)('is shown once (storage: %s)', async (mode) => {
    const { clock, save, isSettled } = visiting(undefined, mode)
    await save(photo)
    await byRole('dialog', title)
    clock.advance(2_000)
    await press('Not now')
    await isGone()
    await save(photo)
    await isSettled()
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('is not shown if the settings are malformed, and the pin is saved all the same', async () => {
    const { log, save, isSettled } = visiting('createPin.settingsMalformed')
    await save(photo)
    await isSettled()
    expect(document.querySelector('dialog')).toBeNull()
    await see('Saved to Blue sofa')
    expect(log.map(({ details }) => details['row'])).toContain('createPin.settingsUnread')
  })

  it.each(['https://instagram.com.evil.example/p/1/', 'https://evil.example/instagram.com/p/1/'])(
    'is never shown for %s, whose settings are not even read',
    async (url) => {
      const { calls, save, isSettled } = visiting()
      await save(url)
      await isSettled()
      expect(document.querySelector('dialog')).toBeNull()
      expect(calls.map(({ name }) => name)).not.toContain('readSettings')
    },
  )
})
