'use client'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import type { SignupToast } from '../../../../machines/auth/signup/signup.types.ts'
import type { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import { common } from '../../../messages/en/common.ts'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { Toaster } from '../../../ui/feedback/Toaster.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Mark } from '../../../ui/layout/Mark.tsx'
import { RespondMessageView } from '../../../views/auth/signup/RespondMessageView.tsx'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import type { PendingToast } from '../../runtime/useToasts.ts'
import * as shell from '../shell/auth.connect.ts'
import { ConsentsScreen } from '../signup/ConsentsScreen.tsx'
import { SignupTitle } from '../signup/SignupTitle.tsx'
import { SignupToastText } from '../signup/SignupToastText.tsx'
import { connectStep, stepCallbacks } from '../signup/step.connect.ts'
import { UnderageScreen } from '../signup/UnderageScreen.tsx'
import { SocialSignupScreen } from '../socialSignup/SocialSignupScreen.tsx'

const copy = { ...common, ...signupSteps }

type SocialActor = ActorRefFrom<typeof socialSignupMachine>

export interface OneTapSignupProps {
  /** The consent step, while it runs. */
  readonly consents: ActorRefFrom<typeof consentsMachine> | null
  /** The sign-up that asks for the birthday, while it runs. */
  readonly socialSignup: SocialActor | null
  readonly toasts: readonly PendingToast<SignupToast>[]
  readonly onExpire: (id: string) => void
  readonly onClose: () => void
}

/**
 * What one-tap asks of a newcomer, in a dialog over the page. Keep it mounted until `toasts` is empty, too: a toast expires only while it
 * is shown.
 */
export function OneTapSignup({ consents, socialSignup, toasts, onExpire, onClose }: OneTapSignupProps) {
  const t = useText(copy)
  const { platform, policy } = useTackboard()
  return (
    <>
      {consents && (
        <Step view="consents" title={t('consents.title')} onClose={onClose}>
          <ConsentsScreen consents={consents} isBusiness={false} />
        </Step>
      )}
      {socialSignup && <SocialStep step={socialSignup} onClose={onClose} />}
      <Toaster
        clock={platform.clock}
        onExpire={onExpire}
        toasts={toasts.map((toast) => ({
          id: toast.id,
          kind: toast.kind,
          text: <SignupToastText toast={toast} />,
          durationMs: policy.timing[toast.duration],
        }))}
      />
    </>
  )
}

interface StepProps {
  readonly view: string
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

function Step({ view, title, onClose, children }: StepProps) {
  const t = useText(common)
  return (
    <Dialog
      title={title}
      viewKey={view}
      startAction={<Mark />}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {children}
    </Dialog>
  )
}

interface SocialStepProps {
  readonly step: SocialActor
  readonly onClose: () => void
}

/** The birthday, and what may follow it. */
function SocialStep({ step, onClose }: SocialStepProps) {
  const config = useTackboard()
  const { view } = useConnect(step, shell.connectStep)
  const { underage, message, onContinue } = useConnect(step, connectStep, stepCallbacks)
  // The birthday is asked for as soon as storage has answered; the dialog's key changes then, so that its first field gets the focus.
  const shown = view ?? 'socialSignupWithAge'
  return (
    <Step view={view ?? 'starting'} title={<SignupTitle step={step} view={shown} />} onClose={onClose}>
      {shown === 'UnderageConfirmation' ? (
        underage && <UnderageScreen underage={underage} />
      ) : shown === 'respondMessage' ? (
        <RespondMessageView message={message} onContinue={onContinue} />
      ) : (
        <SocialSignupScreen socialSignup={step} config={config} />
      )}
    </Step>
  )
}
