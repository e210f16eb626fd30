import { Activity, Suspense, use } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { heldLogIn } from '../../../../testing/stage/heldLogIn.ts'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import {
  emailField,
  fill,
  focused,
  logIn,
  PASSWORD,
  passwordField,
  see,
  soon,
} from '../../../../testing/stage/person.ts'
import { AuthModal } from '../shell/AuthModal.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'

const named = (name: string, { calls }: Mounted) => calls.filter((call) => call.name === name)

describe.each(modes)('hidden and shown again, %s', (_, mount) => {
  it('I4 hidden by Suspense and shown again, timers run once and focus is not taken', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const Late = ({ isWaiting }: { isWaiting: boolean }) => (isWaiting ? use(promise) : null)
    const page = (isWaiting: boolean) => (
      <>
        <input aria-label="Elsewhere" name="elsewhere" />
        <Suspense fallback="Waiting">
          <LoginPage />
          <Late isWaiting={isWaiting} />
        </Suspense>
      </>
    )
    const mounted = mount(page(false), { given: 'login.neverAnswers' })
    await logIn()
    const pending = mounted.clock.pending
    document.querySelector<HTMLInputElement>('[name="elsewhere"]')?.focus()
    mounted.render(page(true))
    expect(emailField()).not.toBeVisible()
    resolve('here')
    await soon(() => expect(emailField()).toBeVisible())
    expect(focused()).toBe('elsewhere')
    expect(mounted.clock.pending).toBe(pending)
    expect(named('logIn', mounted).filter((call) => !call.isAborted())).toHaveLength(1)
    mounted.clock.advance(5_000)
    await see('This is taking longer than usual.')
  })

  it('I4 hidden by Activity and shown again, it continues where it was', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <LoginPage />
      </Activity>
    )
    const mounted = mount(page('visible'))
    await fill('Email', 'team@acme.example')
    await fill('Password', PASSWORD)
    mounted.render(page('hidden'))
    await soon(() => expect(mounted.clock.pending).toBe(0))
    mounted.render(page('visible'))
    expect([emailField().value, passwordField().value]).toEqual(['team@acme.example', PASSWORD])
    mounted.clock.advance(300)
    await see('Continue with SSO')
    expect(named('checkSso', mounted)).toHaveLength(1)
  })

  it('I4, D6 hidden by Activity mid-request, the request is aborted; shown again, it is sent again, once', async () => {
    const onLoggedIn = vi.fn<() => void>()
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <LoginPage onLoggedIn={onLoggedIn} />
      </Activity>
    )
    const mounted = mount(page('visible'))
    const answer = heldLogIn()
    await logIn()
    mounted.render(page('hidden'))
    await soon(() => expect(named('logIn', mounted).map((call) => call.isAborted())).toEqual([true]))
    mounted.render(page('visible'))
    await soon(() => expect(named('logIn', mounted).filter((call) => !call.isAborted())).toHaveLength(1))
    answer()
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  it('I4 a modal mounted strictly is open once, with focus in its first field', async () => {
    mount(<AuthModal onClose={() => {}} />)
    expect(document.querySelectorAll('dialog:modal')).toHaveLength(1)
    expect(focused()).toBe('email')
  })
})
