'use client'
import { useCallback, type ComponentType, type ReactNode } from 'react'
import type { ToastShown } from '../../../../machines/fragments/emitted.ts'
import type { Inviter, SignupSource } from '../../../domain/auth/signup/signupSource.ts'
import { auth as copy } from '../../../messages/en/auth/auth.ts'
import { Toaster } from '../../../ui/feedback/Toaster.tsx'
import { useText } from '../../../views/text.tsx'
import { noActor, useConnect } from '../../runtime/useConnect.ts'
import { authCallbacks, connectAuth, connectStep, type AuthFrame } from './auth.connect.ts'
import { signupPart, socialSignupPart } from './auth.parts.ts'
import type { AuthSnapshot, ScreenProps } from './auth.types.ts'
import { authScreens } from './AuthScreens.tsx'
import type { AuthFlowProps } from './auth.props.ts'
import { useAuth, type UseAuthProps } from './useAuth.ts'

export interface AuthFlowInput extends AuthFlowProps, UseAuthProps {
  readonly layout: ScreenProps['layout']
  /** Why the flow is shown; determines the titles. auth.txt §2. */
  readonly source?: SignupSource | undefined
  readonly inviter?: Inviter | null | undefined
  readonly onClose?: (() => void) | undefined
  /** Renders the container: a dialog or a page. */
  readonly children: (
    frame: Pick<AuthFrame, 'width'> & {
      readonly view: string
      readonly title: ReactNode
      readonly onClose: () => void
    },
    screen: ReactNode,
  ) => ReactNode
}

type AuthToast = ReturnType<typeof useAuth>['toasts'][number]

/** Whether a toast belongs to logging in; the messages of all other toasts load with the sign-up. */
const isLoginToast = (toast: AuthToast): toast is Extract<AuthToast, ToastShown> => toast.message in copy

/** The sign-in flow without its container. */
export function AuthFlow({ layout, source, inviter, banner, children, ...props }: AuthFlowInput) {
  const { auth, config, toasts, expire } = useAuth(props)
  const signup = signupPart.loaded()
  const t = useText(copy)
  const name = config.viewer.personalization?.firstName ?? ''
  const isBusiness = props.isBusiness ?? layout.startsWith('business')
  const isCommenting = source === 'commentComposer'
  const connect = useCallback(
    (snapshot: AuthSnapshot) => connectAuth(snapshot, { isBusiness, isCommenting }),
    [isBusiness, isCommenting],
  )
  const { step, title, view, width, onClose } = useConnect(auth, connect, authCallbacks)
  const inner = useConnect(step ?? noActor, connectStep)
  const Screen: ComponentType<ScreenProps> = authScreens[view]
  const { platform, policy } = config
  const screenProps = { auth, config, layout, isBusiness, glyphs: props.glyphs }
  const isSignup = signup && step && inner.view
  return (
    <>
      {children(
        {
          width,
          view: inner.view ?? view,
          title: isSignup ? (
            <signup.SignupTitle {...{ step, source, inviter }} view={inner.view} />
          ) : (
            t(title, { name })
          ),
          onClose,
        },
        <>
          {banner}
          {isSignup ? (
            <signup.SignupScreens
              {...screenProps}
              step={step}
              view={inner.view}
              SocialScreen={socialSignupPart.loaded()?.SocialSignupScreen ?? null}
            />
          ) : (
            <Screen {...screenProps} />
          )}
        </>,
      )}
      <Toaster
        clock={platform.clock}
        onExpire={expire}
        toasts={toasts.map((toast) => ({
          id: toast.id,
          kind: toast.kind,
          text: isLoginToast(toast) ? t(toast.message) : signup && <signup.SignupToastText toast={toast} />,
          durationMs: policy.timing[toast.duration],
        }))}
      />
    </>
  )
}
