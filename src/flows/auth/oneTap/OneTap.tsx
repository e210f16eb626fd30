'use client'
import { useCallback } from 'react'
import type { OneTapEmitted } from '../../../../machines/auth/oneTap/oneTap.types.ts'
import { OneTapView } from '../../../views/auth/oneTap/OneTapView.tsx'
import { WelcomeLoadingView } from '../../../views/auth/oneTap/WelcomeLoadingView.tsx'
import type { NoticeDialogProps } from '../../../views/auth/recovery/NoticeDialog.tsx'
import { useLocale } from '../../../views/text.tsx'
import { useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectOneTap, oneTapCallbacks } from './oneTap.connect.ts'
import { runOneTapEffect } from './oneTap.effects.ts'
import { OneTapButton } from './OneTapButton.tsx'
import type { OneTapProps } from './oneTap.props.ts'
import { provideOneTap } from './oneTap.services.ts'

const NoticeDialog = lazyScreen<NoticeDialogProps>(
  async () => (await import('../login/loginBundle.ts')).NoticeDialog,
)

/**
 * The second provider's one-tap, for any page. It logs the user in or creates an account, and renders nothing where it cannot be offered.
 * auth.txt §6 "One-tap".
 */
export function OneTap(props: OneTapProps) {
  const { container = 'home_page' } = props
  const { locale } = useLocale()
  const { platform, policy, viewer } = useTackboard()
  const provide = useCallback(
    (config: TackboardConfig) => provideOneTap(config, { locale, container }),
    [locale, container],
  )
  const actor = useFlow(
    provide,
    { policy, isMember: viewer.isAuth },
    (effect: OneTapEmitted, config: TackboardConfig) => runOneTapEffect(effect, config, props),
  )
  const { view, dialog, error, progress, serverMessage, onToken, onRetry, onDismiss } = useConnect(
    actor,
    connectOneTap,
    oneTapCallbacks,
  )
  if (view === null) return null
  if (view === 'welcome') return <WelcomeLoadingView progress={progress} />
  if (dialog)
    return (
      <NoticeDialog
        notice={dialog}
        appealHref={policy.paths.appeal}
        reset={{ by: 'page', href: policy.paths.passwordReset }}
        onClose={onDismiss}
      />
    )
  return (
    <OneTapView
      state={view}
      error={error === 'failed' || error === 'ineligible' ? error : null}
      serverMessage={serverMessage}
      buttonSlot={<OneTapButton platform={platform} onToken={onToken} />}
      onRetry={onRetry}
      onDismiss={onDismiss}
    />
  )
}
