import { describe, expect, it, vi } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { logIn, see, soon } from '../../../../testing/stage/person.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

describe.each(modes)('a policy with undefined values, %s', (_, mount) => {
  it('shows the error of a refused log-in, and the next attempt works', async () => {
    const onLoggedIn = vi.fn<() => void>()
    mount(<LoginPage onLoggedIn={onLoggedIn} />, {
      policy: { codes: { mfaRequired: undefined }, timing: undefined },
    })
    await logIn(undefined, 'not the password')
    await see(/The password you entered is incorrect/)
    await logIn()
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  it('gives a call its default time to answer', async () => {
    const { clock } = mount(<LoginPage />, {
      given: 'login.neverAnswers',
      policy: { timing: { requestTimeout: undefined } },
    })
    await logIn()
    clock.advance(29_999)
    expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('')
    clock.advance(1)
    await see('This took too long. Try again.')
  })
})
