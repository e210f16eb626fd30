'use client'
import { useCallback, type ComponentType, type ReactNode } from 'react'
import type { Inviter, SignupSource } from '../../../domain/auth/signup/signupSource.ts'
import { isForBusiness } from '../../../domain/auth/providers/providers.ts'
import { auth as copy } from '../../../messages/en/auth/auth.ts'
import { Toaster } from '../../../ui/feedback/Toaster.tsx'
import { GreetingTitle } from '../../../views/auth/login/GreetingTitle.tsx'
import { useDrawingAhead } from '../../../views/auth/shell/Drawing.tsx'
import { useText } from '../../../views/text.tsx'
import { Restartable } from '../../runtime/Restartable.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { noActor, useConnect } from '../../runtime/useConnect.ts'
import { useLoaded } from '../../runtime/useLoaded.ts'
import { useWarning } from '../../runtime/useWarning.ts'
import { authCallbacks, connectAuth, connectStep, type AuthFrame } from './auth.connect.ts'
import { signupPart, socialSignupPart, ssoSignupPart } from './auth.parts.ts'
import type { AuthSnapshot, ScreenProps } from './auth.types.ts'
import { authScreens } from './AuthScreens.tsx'
import { AuthToastText } from './AuthToastText.tsx'
import type { AuthFlowProps } from './auth.props.ts'
import { useAuth, type UseAuthProps } from './useAuth.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'

export interface AuthFlowInput extends AuthFlowProps, UseAuthProps {
  readonly layout: ScreenProps['layout']
  /** Why the flow is shown; determines the titles. */
  readonly source?: SignupSource | undefined
  readonly inviter?: Inviter | null | undefined
  readonly onClose?: (() => void) | undefined
  /** Renders the container: a dialog or a page. */
  readonly children: (
    frame: Pick<AuthFrame, 'width'> & {
      readonly view: string
      readonly title: ReactNode
      /** A line below the title of a page that does not say why it is shown; null if it does. */
      readonly line: ReactNode
      readonly onClose: () => void
    },
    screen: ReactNode,
  ) => ReactNode
}

/** The sign-in flow without its container. */
export const AuthFlow = (props: AuthFlowInput) => (
  <Restartable>
    <Flow {...props} />
  </Restartable>
)

function Flow({ layout, source, inviter, banner, children, ...given }: AuthFlowInput) {
  useDrawingAhead()
  const { viewer, session } = useTackboard()
  useWarning('session', session === null && given.isSwitchingAccount === true)
  const isBusiness = given.isBusiness ?? (layout.startsWith('business') || isForBusiness(viewer, given))
  const props = { ...given, isBusiness }
  const { auth, config, toasts, expire } = useAuth(props)
  const signup = useLoaded(signupPart)
  const t = useText(copy)
  const name = config.viewer.personalization?.firstName ?? ''
  const isCommenting = source === 'commentComposer'
  const connect = useCallback(
    (snapshot: AuthSnapshot) => connectAuth(snapshot, { isBusiness, isCommenting }),
    [isBusiness, isCommenting],
  )
  const { step, title, view, width, onClose } = useConnect(auth, connect, authCallbacks)
  const inner = useConnect(step ?? noActor, connectStep)
  const Screen: ComponentType<ScreenProps> = authScreens[view]
  const { platform, policy } = config
  const { glyphs, providers } = props
  const screenProps = { auth, config, layout, isBusiness, glyphs, providers }
  const isSignup = signup && step && inner.view
  return (
    <>
      {asElement(
        children(
          {
            width,
            view: inner.view ?? view,
            title: isSignup ? (
              <signup.SignupTitle {...{ step, source, inviter }} view={inner.view} />
            ) : view === 'personalizedLogin' ? (
              <GreetingTitle name={name} imageUrl={config.viewer.personalization?.imageUrl ?? null} />
            ) : (
              t(title, { name })
            ),
            line: view === 'login' && title === 'login.title' ? t('login.subtitle') : null,
            onClose,
          },
          <>
            {asElement(banner)}
            {isSignup ? (
              <signup.SignupScreens
                {...screenProps}
                step={step}
                view={inner.view}
                social={socialSignupPart}
                sso={ssoSignupPart}
              />
            ) : (
              <Screen {...screenProps} />
            )}
          </>,
        ),
      )}
      <Toaster
        clock={platform.clock}
        onExpire={expire}
        toasts={toasts.map((toast) => ({
          id: toast.id,
          kind: toast.kind,
          text: <AuthToastText toast={toast} />,
          durationMs: policy.timing[toast.duration],
        }))}
      />
    </>
  )
}
