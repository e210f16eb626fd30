'use client'
import { useCallback, type ComponentType, type ReactNode } from 'react'
import type { Inviter, SignupSource } from '../../../domain/auth/signup/signupSource.ts'
import { auth as copy } from '../../../messages/en/auth/auth.ts'
import { Toaster } from '../../../ui/feedback/Toaster.tsx'
import { useText } from '../../../views/text.tsx'
import { signupSide, socialSide } from '../signup/later.ts'
import type * as Side from '../signup/signupSide.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import type { AuthSnapshot } from './auth.types.ts'
import { connectAuth, connectStep, noStep, type AuthFrame } from './auth.connect.ts'
import type { ScreenProps } from './auth.types.ts'
import { authScreens } from './AuthScreens.tsx'
import type { AuthFlowProps } from './auth.props.ts'
import { useAuth, type UseAuthProps } from './useAuth.ts'

export interface AuthFlowInput extends AuthFlowProps, UseAuthProps {
  readonly layout: ScreenProps['layout']
  /** Why the visitor meets the flow: it decides the titles. auth.txt §2. */
  readonly source?: SignupSource | undefined
  readonly inviter?: Inviter | null | undefined
  readonly onClose?: (() => void) | undefined
  /** Draws the container: a dialog or a page. */
  readonly children: (
    frame: Pick<AuthFrame, 'width'> & {
      readonly view: string
      readonly title: ReactNode
      readonly onClose: () => void
    },
    screen: ReactNode,
  ) => ReactNode
}

/** The sign-in flow without its container. */
export function AuthFlow({ layout, source, inviter, banner, children, ...props }: AuthFlowInput) {
  const { auth, config, toasts, expire } = useAuth(props)
  const side = signupSide()
  // SAFETY: only the sign-up side says what needs its words, and it is there by then.
  const t = useText((side ? { ...copy, ...side.toasts } : copy) as typeof copy & typeof Side.toasts)
  const name = config.viewer.personalization?.firstName ?? ''
  const isBusiness = props.isBusiness ?? layout.startsWith('business')
  const isCommenting = source === 'commentComposer'
  const connect = useCallback(
    (snapshot: AuthSnapshot) => connectAuth(snapshot, { isBusiness, isCommenting }),
    [isBusiness, isCommenting],
  )
  const { step, title, view, width } = useConnect(auth, connect)
  const inner = useConnect(step ?? noStep, connectStep)
  const Screen: ComponentType<ScreenProps> = authScreens[view]
  const { clock } = config.platform
  const { policy } = config
  const given = { auth, config, layout, isBusiness, glyphs: props.glyphs }
  const isSignup = side && step && inner.view
  return (
    <>
      {children(
        {
          width,
          view: inner.view ?? view,
          title: isSignup ? (
            <side.SignupTitle {...{ step, source, inviter }} view={inner.view} />
          ) : (
            t(title, { name })
          ),
          onClose: () => auth.send({ type: 'modal.closed' }),
        },
        <>
          {banner}
          {isSignup ? (
            <side.SignupScreens
              {...given}
              step={step}
              view={inner.view}
              SocialScreen={socialSide()?.SocialSignupScreen ?? null}
            />
          ) : (
            <Screen {...given} />
          )}
        </>,
      )}
      <Toaster
        clock={clock}
        onExpire={expire}
        toasts={toasts.map((toast) => ({
          id: toast.id,
          kind: toast.kind,
          text:
            ('serverMessage' in toast && toast.serverMessage) ||
            t(toast.message, { minimum: policy.passwordMinimum.modal }),
          durationMs: policy.timing[toast.duration],
        }))}
      />
    </>
  )
}
