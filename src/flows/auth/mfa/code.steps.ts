import type { ActorRefFrom } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import type { StepOnScreen } from '../../runtime/steps/keepSteps.ts'

/** The two-factor step, which leads back to the step named. Another way to get a code is a step after it. */
export const codeStep = (loginMfa: ActorRefFrom<typeof loginMfaMachine>, backTo: string): StepOnScreen =>
  loginMfa.getSnapshot().matches('choosing')
    ? {
        name: 'mfaMethods',
        backTo: ['loginMfa'],
        goBack: () => loginMfa.send({ type: 'choice.cancelled' }),
      }
    : { name: 'loginMfa', backTo: [backTo], goBack: () => loginMfa.send({ type: 'back.requested' }) }
