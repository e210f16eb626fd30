import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import {
  allText,
  byRole,
  field,
  fill,
  logIn,
  PASSWORD,
  press,
  see,
  soon,
  toLoginMfa,
  WREN,
} from '../../../../testing/stage/person.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const logInCalls = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'logIn')

describe.each(modes)('doubles, %s', (_, mount) => {
  /** Filled in, with a server that takes its time: until it answers, nothing ends the wait. */
  async function filledIn() {
    const onLoggedIn = vi.fn<() => void>()
    const mounted = mount(<LoginPage onLoggedIn={onLoggedIn} />)
    await fill('Email', WREN)
    await fill('Password', PASSWORD)
    return { mounted, onLoggedIn, button: await byRole('button', 'Log in') }
  }

  const ways: Readonly<Record<string, (button: HTMLElement) => Promise<unknown> | unknown>> = {
    'a double click': (button) => userEvent.dblClick(button),
    'two clicks in the same millisecond': (button) => [button.click(), button.click()],
    'Enter twice': () => userEvent.type(field('Password'), '{Enter}{Enter}'),
    'a click and Enter': async (button) => {
      await userEvent.click(button)
      await userEvent.keyboard('{Enter}')
    },
    'two submits in the same task': (button) => [
      button.closest('form')?.requestSubmit(),
      button.closest('form')?.requestSubmit(),
    ],
  }

  it.each(Object.keys(ways))('D1 %s makes exactly one log-in call', async (way) => {
    const { mounted, onLoggedIn, button } = await filledIn()
    await ways[way]?.(button)
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(logInCalls(mounted)).toHaveLength(1)
  })

  it('D1 pressing again and again while the call is in flight makes no second one', async () => {
    const mounted = mount(<LoginPage />, { given: 'login.neverAnswers' })
    await logIn()
    const button = await byRole('button', 'Log in')
    for (let count = 0; count < 5; count += 1) button.click()
    button.closest('form')?.requestSubmit()
    expect(logInCalls(mounted)).toHaveLength(1)
  })

  it('D18 a new code asked for five times is one call and one toast', async () => {
    const mounted = mount(<LoginPage />)
    await toLoginMfa()
    const before = logInCalls(mounted).length
    const resend = await byRole('button', 'Resend code')
    for (let count = 0; count < 5; count += 1) resend.click()
    await see('We sent you a new code!')
    const after = logInCalls(mounted).slice(before)
    expect(after.map(({ payload }) => payload['mfa_resend'])).toEqual([true])
    expect(document.querySelectorAll('[data-ui="toast"]')).toHaveLength(1)

    // Requested again later, it is a second call and still one toast, whose timer restarts.
    mounted.clock.advance(4_000)
    await press('Resend code')
    await soon(() => expect(logInCalls(mounted)).toHaveLength(before + 2))
    await soon(() => expect(mounted.recorder.now()).toContain('loginMfa.entering'))
    mounted.clock.advance(4_999)
    expect(document.querySelectorAll('[data-ui="toast"]')).toHaveLength(1)
    mounted.clock.advance(1)
    await soon(() => expect(allText()).not.toContain('We sent you a new code!'))
  })

  it('D18 no code is asked for while one is being verified', async () => {
    const mounted = mount(<LoginPage />, { given: 'loginMfa.neverAnswers' })
    await toLoginMfa()
    await fill('Verification code', '123456')
    await press('Continue')
    const before = logInCalls(mounted).length
    const resend = await byRole('button', 'Resend code')
    resend.click()
    expect(logInCalls(mounted)).toHaveLength(before)
    expect(logInCalls(mounted).at(-1)?.isAborted()).toBe(false)
  })

  it('D18 no code is verified while one is being sent', async () => {
    const mounted = mount(<LoginPage />, { given: 'loginMfa.resendNeverAnswers' })
    await toLoginMfa()
    await press('Resend code')
    await fill('Verification code', '123456')
    const before = logInCalls(mounted).length
    await press('Continue')
    expect(logInCalls(mounted)).toHaveLength(before)
  })
})
