import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { keepSteps, type StepOnScreen, type StepsOptions } from '../../runtime/steps/keepSteps.ts'
import { codeStep } from '../mfa/code.steps.ts'

/** What a log-in without a form is read by, such as one-tap or the account switcher. */
interface DirectLoginSnapshot {
  readonly status: string
  readonly children: { readonly loginMfa?: ActorRefFrom<typeof loginMfaMachine> | undefined }
}
type DirectLoginActor = AnyActorRef & { getSnapshot(): DirectLoginSnapshot }

/** What was on the page before, or the dialog over it that asks for the code. */
export function readDirectLoginStep(flow: DirectLoginActor): StepOnScreen {
  const { status, children } = flow.getSnapshot()
  if (status !== 'active') return null
  return children.loginMfa ? codeStep(children.loginMfa, 'page') : { name: 'page', backTo: [], goBack() {} }
}

/** Keeps the dialog for the code in the browser's history: Back closes it. */
export const keepDirectLoginSteps = (flow: DirectLoginActor, options: StepsOptions) =>
  keepSteps(flow, readDirectLoginStep, options)
