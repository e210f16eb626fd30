import type { SnapshotFrom } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { otherMethods, type MfaMethod, type OtherMfaMethod } from '../../../domain/auth/mfaMethods.ts'
import { authRow, slotOf, type AuthRowId } from '../../../errors/auth/auth.errors.ts'
import type { LoginMfaViewProps, LoginMfaViewState } from '../../../views/auth/mfa/LoginMfaView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

const noErrors = {}
const none: readonly OtherMfaMethod[] = []

type Extras = 'codeLength' | 'submitsLastDigit' | 'method' | 'hasOtherWays' | 'isDeviceRemembered'

/** What the two-factor step shows; the email comes from the flow. */
export function connectLoginMfa(
  snapshot: SnapshotFrom<typeof loginMfaMachine>,
): Omit<LoginMfaViewState, 'email'> & Pick<LoginMfaViewProps, Extras> {
  const {
    error,
    isDeviceRemembered,
    method,
    mfaMethods = none,
    phoneEnd,
    policy,
    serverMessage,
  } = snapshot.context
  const row: AuthRowId | null = error && `loginMfa.${error}`
  return {
    phoneEnd,
    codeLength: policy.mfaCodeLength,
    submitsLastDigit: policy.twoFactor.submitsLastDigit,
    method,
    hasOtherWays: otherMethods(mfaMethods, method).length > 0,
    isDeviceRemembered: policy.twoFactor.remembersDevice ? isDeviceRemembered : undefined,
    isVerifying: snapshot.matches('verifying'),
    isResending: snapshot.matches('resending'),
    errors: row && snapshot.status === 'active' ? { [slotOf(row) ?? 'notice']: row } : noErrors,
    serverMessage: row && authRow(row).message === 'server' ? serverMessage : null,
  }
}

/** Whether another way is chosen, and by which one the step goes on. */
export const connectMfaChoice = (snapshot: SnapshotFrom<typeof loginMfaMachine>) => ({
  isChoosing: snapshot.matches('choosing'),
  method: snapshot.context.method,
})

/** The other ways to choose among. */
export const methodsOf = ({ context }: SnapshotFrom<typeof loginMfaMachine>) =>
  otherMethods(context.mfaMethods ?? none, context.method)

export const loginMfaCallbacks = (send: SendTo<typeof loginMfaMachine>) => ({
  onCodeChange: () => send({ type: 'code.changed' }),
  onSubmit: ({ code }: { readonly code: string }) => send({ type: 'form.submitted', code }),
  onResend: () => send({ type: 'resend.requested' }),
  onBack: () => send({ type: 'back.requested' }),
  onDeviceToggle: (isRemembered: boolean) => send({ type: 'device.toggled', isRemembered }),
  onOtherWay: () => send({ type: 'otherWay.requested' }),
})

export const mfaMethodsCallbacks = (send: SendTo<typeof loginMfaMachine>) => ({
  onChoose: (method: MfaMethod) => send({ type: 'method.chosen', method }),
  onCancel: () => send({ type: 'choice.cancelled' }),
})
