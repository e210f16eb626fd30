'use client'
import { useCallback } from 'react'
import { OneTapView } from '../../../views/auth/oneTap/OneTapView.tsx'
import { WelcomeLoadingView } from '../../../views/auth/oneTap/WelcomeLoadingView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { Restartable } from '../../runtime/Restartable.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useSteps } from '../../runtime/steps/useSteps.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { isMfaToast } from '../directLogin/directLogin.toasts.ts'
import { authOptions } from '../services/authOptions.ts'
import { GoogleButton, type GoogleButtonEvent } from '../login/GoogleButton.tsx'
import { offeredProviders } from '../shell/providerButtons.ts'
import { BotCheckStep, LoginMfaDialog, TimedNotice } from '../directLogin/directLoginScreens.ts'
import { loadDirectLoginSteps } from '../directLogin/loadDirectLoginSteps.ts'
import { connectOneTap, oneTapCallbacks } from './oneTap.connect.ts'
import { runOneTapEffect, type OneTapEffect, type OneTapToast } from './oneTap.effects.ts'
import { oneTapSignupPart } from './oneTap.parts.ts'
import type { OneTapProps } from './oneTap.props.ts'
import { oneTapLogic, oneTapOptions } from './oneTap.services.ts'
import type { OneTapSignupProps } from './OneTapSignup.tsx'

const OneTapSignup = lazyScreen<OneTapSignupProps>(async () => (await oneTapSignupPart.load()).OneTapSignup)

/**
 * The second provider's one-tap, for any page. It logs the user in or creates an account, and renders nothing where it cannot be offered.
 * Whatever else the server wants, two-factor, consents or a birthday, is asked for in a dialog. auth.txt §6 "One-tap".
 */
export const OneTap = (props: OneTapProps) => (
  <Restartable>
    <Flow {...props} />
  </Restartable>
)

function Flow(props: OneTapProps) {
  const { container = 'home_page', hasConsented = false } = props
  const config = useTackboard()
  const { policy, viewer, experiments, country } = config
  const { toasts, show, expire } = useToasts<OneTapToast>()
  const input = {
    policy,
    country,
    isMember: viewer.isAuth,
    needsConsents: Boolean(experiments.kr_privacy_consent) && !hasConsented,
  }
  const actor = useFlow<typeof oneTapLogic, OneTapEffect>(
    oneTapLogic,
    input,
    (effect) => {
      const run = () => runOneTapEffect(effect, { config, props, showToast: show })
      return effect.type === 'oneTap.done' || effect.type === 'oneTap.turnedAway' ? leave(run) : run()
    },
    (flow) => authOptions.set(flow, { container, ...oneTapOptions }),
  )
  const leave = useSteps(actor, 'oneTap', loadDirectLoginSteps)
  const frame = useConnect(actor, connectOneTap, oneTapCallbacks)
  const { card, notice, waitMs, loginMfa, consents, socialSignup, onDismiss } = frame
  // An app that handles the log-in stays on the page.
  const isOver = frame.isDone && props.onLoggedIn !== undefined
  const { onToken } = frame
  const hear = useCallback(
    (event: GoogleButtonEvent) => {
      if (event.type === 'token.received' && 'google_open_id_token' in event.token)
        onToken(event.token.google_open_id_token)
    },
    [onToken],
  )
  // Each list stays on the page until it is empty, because a toast expires only while it is shown.
  const mfaToasts = toasts.filter((toast) => isMfaToast(toast))
  const signupToasts = toasts.filter((toast) => !isMfaToast(toast))
  return (
    <>
      {card && !isOver && (
        <OneTapView
          state={card}
          error={frame.error}
          serverMessage={frame.serverMessage}
          buttonSlot={<GoogleButton config={config} send={hear} />}
          botCheckSlot={
            <BotCheckStep
              key={frame.widgetUses}
              config={config}
              isLoading={frame.isWidgetLoading}
              onReady={frame.onReady}
              onSolved={frame.onSolved}
              onFailed={frame.onFailed}
            />
          }
          onRetry={frame.onRetry}
          onDismiss={onDismiss}
        />
      )}
      {frame.isWelcoming && !isOver && <WelcomeLoadingView progress={frame.progress} />}
      {notice && (
        <TimedNotice
          notice={notice}
          waitMs={waitMs}
          appealHref={policy.paths.appeal}
          providers={offeredProviders(config)}
          reset={{ by: 'page', href: policy.paths.passwordReset }}
          onClose={onDismiss}
        />
      )}
      {(loginMfa || mfaToasts.length > 0) && (
        <LoginMfaDialog loginMfa={loginMfa} email="" toasts={mfaToasts} onExpire={expire} />
      )}
      {(consents || socialSignup || signupToasts.length > 0) && (
        <OneTapSignup
          consents={consents}
          socialSignup={socialSignup}
          toasts={signupToasts}
          onExpire={expire}
          onClose={onDismiss}
        />
      )}
    </>
  )
}
