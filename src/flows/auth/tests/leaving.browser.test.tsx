import { describe, expect, it, vi } from 'vitest'
import { heldLogIn } from '../../../../testing/stage/heldLogIn.ts'
import { given, modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import {
  fill,
  logIn,
  PASSWORD,
  press,
  see,
  soon,
  toLoginMfa,
  WREN,
} from '../../../../testing/stage/person.ts'
import { watchListeners } from '../../../../testing/steps/watchListeners.ts'
import { AuthModal } from '../shell/AuthModal.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'

const named = (name: string, { calls }: Mounted) => calls.filter((call) => call.name === name)

describe.each(modes)('leaving in the middle, %s', (_, mount) => {
  it('D6 unmounting mid-request aborts it: no redirect, no toast, no state, no word', async () => {
    const onLoggedIn = vi.fn<() => void>()
    const mounted = mount(<LoginPage onLoggedIn={onLoggedIn} />)
    const answer = heldLogIn()
    await logIn()
    expect(named('logIn', mounted).map((call) => call.isAborted())).toEqual([false])
    const events = mounted.emitted.length
    mounted.unmount()
    expect(named('logIn', mounted).map((call) => call.isAborted())).toEqual([true])
    answer()
    // Another call, made and answered after it, proves that its own answer would have come by now.
    await fetch('/v3/sso/info/', { method: 'POST', body: JSON.stringify({ email: 'a@acme.example' }) })
    expect(onLoggedIn).not.toHaveBeenCalled()
    expect(mounted.emitted).toHaveLength(events)
    expect(mounted.platform.navigation.visited).toEqual([])
    expect(mounted.log.map(({ event }) => event)).toEqual(['login.attempted'])
    expect(document.querySelector('[data-ui="toast"]')).toBeNull()
    expect(mounted.host.innerHTML).toBe('')
  })

  it('D6, I5 unmounting leaves no timer in any state', async () => {
    const mounted = mount(<LoginPage />, { given: 'login.neverAnswers' })
    await fill('Email', 'team@acme.example')
    mounted.unmount()
    expect(mounted.clock.pending).toBe(0)
  })

  it('I5 a toast, a poll and a slow call are all cleared with the page', async () => {
    const toasting = mount(<LoginPage />)
    await toLoginMfa()
    await press('Resend code')
    await see('We sent you a new code!')
    expect(toasting.clock.pending).toBeGreaterThan(1)
    toasting.unmount()
    expect(toasting.clock.pending).toBe(0)

    const polling = mount(<LoginPage />)
    await press('Continue with Facebook')
    expect(polling.clock.pending).toBeGreaterThan(0)
    polling.unmount()
    expect([
      polling.clock.pending,
      polling.platform.popup.last?.listeners,
      polling.platform.popup.last?.isClosed(),
    ]).toEqual([0, 0, true])

    const waiting = mount(<LoginPage />)
    given('login.neverAnswers')
    await logIn()
    expect(waiting.clock.pending).toBeGreaterThan(1)
    waiting.unmount()
    expect(waiting.clock.pending).toBe(0)
  })

  it('I5 no listener remains on window or document', async () => {
    const kept = watchListeners()
    const mounted = mount(<AuthModal onClose={() => {}} />)
    await logIn()
    await soon(() =>
      expect(mounted.emitted).toContainEqual(expect.objectContaining({ type: 'auth.loggedIn' })),
    )
    mounted.unmount()
    // React itself adds one listener to the document.
    expect([...kept].filter((listener) => !listener.includes('selectionchange'))).toEqual([])
  })

  it('D7 is one of each: calls, tokens, timers and popups', async () => {
    const mounted = mount(<LoginPage />)
    // The regions for toasts open.
    mounted.clock.advance(50)
    await fill('Email', WREN)
    await soon(() => expect(mounted.recorder.now()).toContain('botCheck.ready'))
    // The SSO debounce and the renewal of the token.
    expect(mounted.clock.pending).toBe(2)
    mounted.clock.advance(300)
    await soon(() => expect(mounted.recorder.now()).toContain('login.editing.typing'))
    await fill('Password', PASSWORD)
    await press('Log in')
    await soon(() =>
      expect(mounted.emitted).toContainEqual(expect.objectContaining({ type: 'auth.loggedIn' })),
    )
    expect(mounted.calls.map(({ name }) => name)).toEqual(['checkSso', 'logIn'])
    expect(mounted.platform.botCheck.executed).toHaveLength(1)
    expect(mounted.log.map(({ event }) => event)).toEqual(['login.attempted', 'login.succeeded'])
    expect(mounted.platform.navigation.visited).toEqual(['/'])
  })
})
