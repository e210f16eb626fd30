import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { run, type TestClock, type Options } from './run.ts'
import { fakeAuth, refused, wren } from './auth.ts'
import type { AuthInput } from '../../machines/auth/auth/auth.types.ts'

export const email = 'wren@example.com'

export const password = 'correct horse battery'

/** The sign-in flow on a clock; the test settles every call. */
export function startAuth<C extends TestClock>(clock: C, { mode, ...input }: Options<AuthInput> = {}) {
  const faked = fakeAuth()
  const running = run(faked.auth, {
    clock,
    mode,
    input: {
      policy: defaultPolicy,
      isFullyLoggedIn: false,
      isSwitchingAccount: false,
      isPersonalized: false,
      ...input,
    },
  })
  const { actor } = running
  return {
    ...faked,
    ...running,
    login: () => actor.getSnapshot().children.login,
    loginMfa: () => actor.getSnapshot().children.loginMfa,
    type: (value: string) => actor.getSnapshot().children.login?.send({ type: 'email.changed', value }),
    submit: () => actor.getSnapshot().children.login?.send({ type: 'form.submitted', email, password }),
  }
}

type Auth<C extends TestClock> = ReturnType<typeof startAuth<C>>

/** The log-in asks for a second factor. */
export async function toMfa<C extends TestClock>(running: Auth<C>) {
  running.submit()
  await running.logIn.last().reject(refused('mfaRequired', { phoneEnd: '42' }))
  return running
}

/** The second factor is correct, and the browser is asked to store the credential. */
export async function toStoring<C extends TestClock>(running: Auth<C>) {
  await toMfa(running)
  running.loginMfa()?.send({ type: 'form.submitted', code: '123456' })
  await running.verifyCode.last().resolve(wren)
  return running
}
