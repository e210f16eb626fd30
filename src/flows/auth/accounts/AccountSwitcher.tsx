'use client'
import { AccountSwitcherView } from '../../../views/auth/accounts/AccountSwitcherView.tsx'
import { SwitchedView } from '../../../views/auth/accounts/SwitchedView.tsx'
import { useDrawingAhead } from '../../../views/auth/shell/Drawing.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { Restartable } from '../../runtime/Restartable.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useSteps } from '../../runtime/steps/useSteps.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { useWarning } from '../../runtime/useWarning.ts'
import { offeredProviders } from '../shell/providerButtons.ts'
import { BotCheckStep, LoginMfaDialog, TimedNotice } from '../directLogin/directLoginScreens.ts'
import { loadDirectLoginSteps } from '../directLogin/loadDirectLoginSteps.ts'
import {
  accountStepCallbacks,
  accountSwitcherCallbacks,
  connectAccountSteps,
  connectAccountSwitcher,
} from './accountSwitcher.connect.ts'
import {
  runAccountEffect,
  type AccountEffect,
  type AccountToast,
  type Switched,
} from './accountSwitcher.effects.ts'
import { accountSwitcherLogic } from './accountSwitcher.services.ts'

export interface AccountSwitcherProps {
  /** Id of the current account, which can be neither chosen nor removed. Default: that of the provider's `session`, if there is one. */
  readonly currentId?: string | undefined
  /** Called when the user wants to add an account. Default: a link to `policy.paths.addAccount`. */
  readonly onAddAccount?: (() => void) | undefined
  /** Called after the switch, instead of navigating. Default: the page goes to `/{username}`. */
  readonly onSwitched?: ((result: Switched) => void) | undefined
}

/**
 * Lists the accounts saved on this device, to switch to one, remove one or add another. Give the provider the `session`, and the account
 * that is left is saved, too, so that it can be switched back to; without it, it cannot, of which the console warns in development.
 * auth.txt §3 "Saved accounts".
 */
export const AccountSwitcher = (props: AccountSwitcherProps) => (
  <Restartable>
    <Flow {...props} />
  </Restartable>
)

function Flow({ currentId, onAddAccount, onSwitched }: AccountSwitcherProps) {
  useDrawingAhead()
  const config = useTackboard()
  const { policy, session, viewer } = config
  useWarning('session', session === null && (viewer.isAuth || currentId !== undefined))
  const { toasts, show, expire } = useToasts<AccountToast>()
  const actor = useFlow<typeof accountSwitcherLogic, AccountEffect>(
    accountSwitcherLogic,
    { policy, currentId: (currentId ?? session?.userId) || null },
    (effect) => {
      const run = () => runAccountEffect(effect, { config, onSwitched, showToast: show })
      return effect.type === 'accountSwitcher.switched' ? leave(run) : run()
    },
  )
  const leave = useSteps(actor, 'accountSwitcher', loadDirectLoginSteps)
  const props = useConnect(actor, connectAccountSwitcher, accountSwitcherCallbacks)
  const steps = useConnect(actor, connectAccountSteps, accountStepCallbacks)
  if (!props) return <SwitchedView />
  const { notice, waitMs, loginMfa, email, widget, isWidgetLoading, onClose, ...bot } = steps
  return (
    <>
      <AccountSwitcherView
        {...props}
        addHref={policy.paths.addAccount}
        onAdd={onAddAccount}
        botCheckSlot={
          widget !== null && (
            <BotCheckStep key={widget} config={config} isLoading={isWidgetLoading} {...bot} />
          )
        }
      />
      {notice && (
        <TimedNotice
          notice={notice}
          waitMs={waitMs}
          appealHref={policy.paths.appeal}
          providers={offeredProviders(config)}
          reset={{ by: 'page', href: policy.paths.passwordReset }}
          onClose={onClose}
        />
      )}
      {(loginMfa || toasts.length > 0) && (
        <LoginMfaDialog loginMfa={loginMfa} email={email} toasts={toasts} onExpire={expire} />
      )}
    </>
  )
}
