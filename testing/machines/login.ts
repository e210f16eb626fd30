import { ApiFailure } from '../../src/api/failure.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { SocialProvider } from '../../src/domain/auth/providers/providers.ts'
import type { LoginInput } from '../../machines/auth/login/login.types.ts'
import { run, type TestClock, type Options } from './run.ts'
import { fakeAuth } from './auth.ts'

export const email = 'wren@example.com'
export const password = 'correct horse battery'

/** The log-in form on a clock, with the user's actions as functions. */
export function startLogin<C extends TestClock>(clock: C, { mode, ...input }: Options<LoginInput> = {}) {
  const faked = fakeAuth()
  const running = run(faked.login, { clock, mode, input: { policy: defaultPolicy, ...input } })
  const { context } = running
  return {
    ...faked,
    ...running,
    context,
    type: (value: string) => running.send({ type: 'email.changed', value }),
    submit: (typed = email, secret = password) =>
      running.send({ type: 'form.submitted', email: typed, password: secret }),
    choose: (provider: SocialProvider) => running.send({ type: 'provider.chosen', provider }),
    /** Submits, and the call is refused with this code. */
    async fail(
      code: number | null,
      details: { readonly serverMessage?: string; readonly phoneEnd?: string } = {},
    ) {
      running.send({ type: 'form.submitted', email, password })
      await faked.logIn.last().reject(new ApiFailure('refused', { status: 400, code, ...details }))
    },
  }
}
