import type { User } from '../../src/api/auth/entities/login.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { deferred, run, type Mode } from './testing.ts'
import { refused } from './auth.ts'
import { scriptLoaderMachine } from '../auth/scriptLoader/scriptLoader.machine.ts'
import { oneTapMachine } from '../auth/oneTap/oneTap.machine.ts'
import type { Prompted } from '../auth/oneTap/oneTap.setup.ts'
import type { OneTapOffer } from '../auth/oneTap/oneTap.types.ts'
import type { TestClock } from './testing.ts'

export function startOneTap<C extends TestClock>(
  clock: C,
  { mode = 'plain', isMember = false }: { readonly mode?: Mode; readonly isMember?: boolean } = {},
) {
  const fakes = {
    decideOffer: deferred<OneTapOffer>(),
    addScript: deferred<void>(),
    isReady: deferred<boolean>(),
    prompt: deferred<Prompted>(),
    logIn: deferred<User, { idToken: string }>(),
    register: deferred<User, { idToken: string }>(),
  }
  const machine = oneTapMachine.provide({
    actors: {
      decideOffer: fakes.decideOffer.logic,
      scriptLoader: scriptLoaderMachine.provide({
        actors: { addScript: fakes.addScript.logic, isReady: fakes.isReady.logic },
      }),
      prompt: fakes.prompt.logic,
      logInByOneTap: fakes.logIn.logic,
      registerByOneTap: fakes.register.logic,
    },
  })
  const running = run(machine, {
    clock,
    mode,
    input: { policy: defaultPolicy, isMember },
  })
  const context = () => running.actor.getSnapshot().context
  const toPrompt = async (offer: OneTapOffer = 'oneTap') => {
    await fakes.decideOffer.last().resolve(offer)
    await fakes.addScript.last().resolve()
    await fakes.isReady.last().resolve(true)
  }
  const toLogIn = async () => {
    await toPrompt()
    await fakes.prompt.last().resolve({ idToken: 'jwt' })
  }
  const toRegister = async () => {
    await toLogIn()
    await fakes.logIn.last().reject(refused('noAccount'))
  }
  return { ...fakes, ...running, context, toPrompt, toLogIn, toRegister }
}
