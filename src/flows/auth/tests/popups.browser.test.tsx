import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import { createBrowserPlatform } from '../../../platform/browser.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const token = { facebook_id: '1001', facebook_token: 'facebook-token' }

const logInCalls = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'logIn')
const listeners = ({ platform }: Mounted) => platform.popup.opened.map((popup) => popup.listeners)

async function toSso(mounted: Mounted) {
  await fill('Email', 'team@acme.example')
  mounted.clock.advance(300)
  return byRole('button', 'Continue with SSO')
}

describe.each(modes)('popups, %s', (_, mount) => {
  it('B5 the same valid message twice is one log-in call', async () => {
    const onLoggedIn = vi.fn<() => void>()
    const mounted = mount(<LoginPage onLoggedIn={onLoggedIn} />)
    await press('Continue with Facebook')
    const popup = mounted.platform.popup.last
    popup?.emit(token)
    popup?.emit(token)
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    popup?.emit(token)
    expect(logInCalls(mounted)).toHaveLength(1)
    expect(logInCalls(mounted)[0]?.payload).toMatchObject(token)
  })

  it('B7 closed by the person: after the poll and a grace it says so, focus is on the button, and the buttons work', async () => {
    const mounted = mount(<LoginPage />)
    const spinners = () => document.querySelectorAll('[data-provider="facebook"] [data-ui="spinner"]').length
    await press('Continue with Facebook')
    await soon(() => expect(spinners()).toBe(1))
    mounted.platform.popup.last?.closeByUser()
    mounted.clock.advance(1_000)
    expect(mounted.recorder.now()).toContain('socialPopup.open.closing')
    mounted.clock.advance(3_000)
    await see('Sorry, we can’t log you in.')
    expect(spinners()).toBe(0)
    expect(focused()).toContain('Continue with Facebook')
    // Only the renewal of the bot check's token is left to wait for: the poll is over.
    expect([mounted.clock.pending, listeners(mounted)]).toEqual([1, [0]])
    await press('Continue with Facebook')
    expect(mounted.platform.popup.opened).toHaveLength(2)
    expect((await byRole('button', 'Log in')).ariaBusy).toBeNull()
  })

  it('B8 closed to our eyes, and its message comes in the grace time: logged in, no error on screen', async () => {
    const onLoggedIn = vi.fn<() => void>()
    const mounted = mount(<LoginPage onLoggedIn={onLoggedIn} />, { browser: { popup: 'coop' } })
    await press('Continue with Facebook')
    mounted.clock.advance(1_000 + 2_999)
    mounted.platform.popup.last?.emit(token)
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('')
  })

  it('B9 a provider and SSO are opened inside the click itself, while the browser still sees a person act', async () => {
    const during: [string | undefined, boolean, string][] = []
    vi.spyOn(window, 'open').mockImplementation((url) => {
      // `window.event` is the event being dispatched: outside of one, there is none.
      during.push([
        globalThis.event?.type,
        navigator.userActivation.isActive,
        new URL(String(url), location.href).pathname,
      ])
      return null
    })
    const real = createBrowserPlatform({ providers: { facebook: { appId: 'app' } } })
    mount(<LoginPage />, { platform: real })
    await userEvent.click(await byRole('button', 'Continue with Facebook'))
    await see('You must enable popups!')
    await fill('Email', 'team@acme.example')
    await userEvent.click(await byRole('button', 'Continue with SSO'))
    expect(during).toEqual([
      ['click', true, '/connect/facebook/'],
      ['submit', true, '/authorize'],
    ])
  })

  it('B12 a second click brings the open popup to the front, and opens no other', async () => {
    const mounted = mount(<LoginPage />)
    await press('Continue with Facebook')
    await press('Continue with Facebook')
    expect(mounted.platform.popup.opened.map(({ focused: times }) => times)).toEqual([1])
  })

  it('B12 so does a second click on SSO', async () => {
    const mounted = mount(<LoginPage />)
    await toSso(mounted)
    await press('Continue with SSO')
    await press('Continue with SSO')
    expect(mounted.platform.popup.opened.map(({ focused: times }) => times)).toEqual([1])
  })

  it('B13 unmounted with its popup open: it is closed, the listeners are removed, and a late message does nothing', async () => {
    const onLoggedIn = vi.fn<() => void>()
    const mounted = mount(<LoginPage onLoggedIn={onLoggedIn} />)
    await press('Continue with Facebook')
    expect(listeners(mounted)).toEqual([1])
    const popup = mounted.platform.popup.last
    mounted.unmount()
    expect([mounted.clock.pending, listeners(mounted), popup?.isClosed()]).toEqual([0, [0], true])
    popup?.emit(token)
    expect(logInCalls(mounted)).toEqual([])
    expect(onLoggedIn).not.toHaveBeenCalled()
  })

  it('B13 cancelled with its popup open, it is the same', async () => {
    const mounted = mount(<LoginPage />)
    await toSso(mounted)
    await press('Continue with SSO')
    await see('Finish in the window that opened.')
    await press('Cancel')
    await soon(() => expect(mounted.recorder.now()).toContain('login.editing.typing'))
    expect([listeners(mounted), mounted.platform.popup.last?.isClosed()]).toEqual([[0], true])
  })
})
