'use client'
import { useCallback, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { oneTapMachine } from '../../../../machines/auth/oneTap/oneTap.machine.ts'
import type { OneTapEmitted } from '../../../../machines/auth/oneTap/oneTap.types.ts'
import { OneTapView } from '../../../views/auth/oneTap/OneTapView.tsx'
import { WelcomeLoadingView } from '../../../views/auth/oneTap/WelcomeLoadingView.tsx'
import type { NoticeDialogProps } from '../../../views/auth/recovery/NoticeDialog.tsx'
import { useLocale } from '../../../views/text.tsx'
import { useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectOneTap } from './oneTap.connect.ts'
import { runOneTapEffect } from './oneTap.effects.ts'
import { OneTapButton } from './OneTapButton.tsx'
import type { OneTapProps } from './oneTap.props.ts'
import { provideOneTap } from './oneTap.services.ts'

const Notice = lazyScreen<NoticeDialogProps>(
  async () => (await import('../../../views/auth/recovery/NoticeDialog.tsx')).NoticeDialog,
)

const connect = (snapshot: SnapshotFrom<typeof oneTapMachine>) => connectOneTap(snapshot)

/**
 * The second provider's one-tap, for any page: nothing is shown to whom it is not offered to. Whoever agrees is logged in, or gets an
 * account. auth.txt §6 "One-tap".
 */
export function OneTap(props: OneTapProps) {
  const { container = 'home_page' } = props
  const { locale } = useLocale()
  const { policy, viewer } = useTackboard()
  const provide = useCallback(
    (config: TackboardConfig) => provideOneTap(config, { locale, container }),
    [locale, container],
  )
  const input = useMemo(() => ({ policy, isMember: viewer.isAuth }), [policy, viewer])
  const { actor, config } = useFlow<typeof oneTapMachine, OneTapEmitted>(provide, input, (effect, now) =>
    runOneTapEffect(effect, now, props),
  )
  const { view, dialog, error, progress, serverMessage } = useConnect(actor, connect)
  const takeToken = useCallback((idToken: string) => actor.send({ type: 'token.received', idToken }), [actor])
  const dismiss = () => actor.send({ type: 'offer.dismissed' })

  if (view === null) return null
  if (view === 'welcome') return <WelcomeLoadingView progress={progress} />
  if (dialog)
    return (
      <Notice
        notice={dialog}
        email=""
        isPending={false}
        error={false}
        appealHref={policy.paths.appeal}
        resetHref={policy.paths.passwordReset}
        canReset={false}
        onClose={dismiss}
        onReset={dismiss}
        onResend={dismiss}
      />
    )
  return (
    <OneTapView
      state={view}
      error={error === 'failed' || error === 'ineligible' ? error : null}
      serverMessage={serverMessage}
      buttonSlot={<OneTapButton platform={config.platform} onToken={takeToken} />}
      onRetry={() => actor.send({ type: 'offer.retried' })}
      onDismiss={dismiss}
    />
  )
}
