import type { LoginCredentials } from '../../src/api/auth/auth.payloads.ts'
import type { User } from '../../src/api/auth/entities/login.ts'
import type { LimitCheck } from '../../src/domain/auth/botLimit.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { deferred, run, type TestClock, type Options } from './run.ts'
import { refused } from './auth.ts'
import { consentsMachine } from '../../machines/auth/consents/consents.machine.ts'
import { loginMfaMachine } from '../../machines/auth/loginMfa/loginMfa.machine.ts'
import { rateLimitMachine } from '../../machines/auth/rateLimit/rateLimit.machine.ts'
import { scriptLoaderMachine } from '../../machines/auth/scriptLoader/scriptLoader.machine.ts'
import type {
  SocialSignupInput,
  SocialSignupOutput,
} from '../../machines/auth/socialSignup/socialSignup.types.ts'
import { oneTapMachine } from '../../machines/auth/oneTap/oneTap.machine.ts'
import type { Prompted } from '../../machines/auth/oneTap/oneTap.setup.ts'
import type {
  OneTapInput,
  OneTapOffer,
  RegisterByOneTapInput,
} from '../../machines/auth/oneTap/oneTap.types.ts'
import type { DirectLogInInput } from '../../machines/fragments/directLogin.ts'

export function startOneTap<C extends TestClock>(
  clock: C,
  { mode, isMember = false, ...input }: Options<OneTapInput> = {},
) {
  const fakes = {
    decideOffer: deferred<OneTapOffer>(),
    addScript: deferred<void>(),
    isReady: deferred<boolean>(),
    prompt: deferred<Prompted>(),
    logIn: deferred<User, DirectLogInInput>(),
    verifyCode: deferred<User, { credentials: LoginCredentials; code: string }>(),
    recordTimestamp: deferred<LimitCheck>(),
    register: deferred<User, RegisterByOneTapInput>(),
    loadSignup: deferred<void>(),
    socialSignup: deferred<SocialSignupOutput, SocialSignupInput>(),
  }
  const machine = oneTapMachine.provide({
    actors: {
      decideOffer: fakes.decideOffer.logic,
      scriptLoader: scriptLoaderMachine.provide({
        actors: { addScript: fakes.addScript.logic, isReady: fakes.isReady.logic },
      }),
      prompt: fakes.prompt.logic,
      logInByOneTap: fakes.logIn.logic,
      loginMfa: loginMfaMachine.provide({ actors: { verifyCode: fakes.verifyCode.logic } }),
      rateLimit: rateLimitMachine.provide({ actors: { recordTimestamp: fakes.recordTimestamp.logic } }),
      registerByOneTap: fakes.register.logic,
      loadSignup: fakes.loadSignup.logic,
      consents: consentsMachine,
      // SAFETY: a promise replaces the machine; only its input and output matter here.
      socialSignup: fakes.socialSignup.logic as never,
    },
  })
  const running = run(machine, { clock, mode, input: { policy: defaultPolicy, isMember, ...input } })
  const { context } = running
  const toPrompt = async (offer: OneTapOffer = 'oneTap') => {
    await fakes.decideOffer.last().resolve(offer)
    await fakes.addScript.last().resolve()
    await fakes.isReady.last().resolve(true)
  }
  const toLogIn = async (offer: OneTapOffer = 'oneTap') => {
    await toPrompt(offer)
    if (offer === 'buttonFlow') running.send({ type: 'token.received', idToken: 'jwt' })
    else await fakes.prompt.last().resolve({ idToken: 'jwt' })
  }
  const toRegister = async (offer?: OneTapOffer) => {
    await toLogIn(offer)
    await fakes.logIn.last().reject(refused('noAccount'))
  }
  /** The server refuses the log-in with the given code. */
  const refuse = async (code: Parameters<typeof refused>[0], offer?: OneTapOffer) => {
    await toLogIn(offer)
    await fakes.logIn.last().reject(refused(code, { phoneEnd: '42' }))
  }
  const toAge = async (offer?: OneTapOffer) => {
    await toRegister(offer)
    await fakes.register.last().reject(refused('missingAge'))
    await fakes.loadSignup.last().resolve()
  }
  return { ...fakes, ...running, context, toPrompt, toLogIn, toRegister, toAge, refuse }
}
