'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { NewPasswordEmitted } from '../../../../machines/auth/newPassword/newPassword.types.ts'
import { readNewPassword } from '../../../domain/auth/newPassword.ts'
import { NewPasswordView } from '../../../views/auth/newPassword/NewPasswordView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { Restartable } from '../../runtime/Restartable.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useMinutesLeft } from '../../runtime/useMinutesLeft.ts'
import {
  connectNewPassword,
  connectNewPasswordWait,
  newPasswordCallbacks,
  unreadLink,
} from './newPassword.connect.ts'
import {
  forgetPasswordToken,
  runNewPasswordEffect,
  type NewPasswordEffectProps,
} from './newPassword.effects.ts'
import { newPasswordLogic } from './newPassword.services.ts'

export interface NewPasswordPageProps {
  /**
   * The query of the page's address, such as '?token=…&ue=wren': `token` allows to set the password, `ue` names the account. It is read
   * once, because the page removes the token from its address. Default: the page's own, which is unknown on a server.
   */
  readonly search?: string | undefined
  /**
   * Called if the server has logged the member in with the new password, instead of navigating. Default: the page goes to `redirectTo`.
   */
  readonly onLoggedIn?: NewPasswordEffectProps['onLoggedIn']
}

const neverChanges = () => () => undefined
const doNothing = () => undefined
const nothing = {
  onPasswordChange: doNothing,
  onConfirmationChange: doNothing,
  onSubmit: doNothing,
  onCancel: doNothing,
  onRetry: doNothing,
}

/**
 * The page behind `policy.paths.newPassword`, where the link of the email that `PasswordResetPage` requests leads: checks the link, sets a
 * new password, and logs in or leads to the log-in. Serve it with `Referrer-Policy: no-referrer`: until its script runs, the token is
 * in its address.
 */
export function NewPasswordPage({ search, ...props }: NewPasswordPageProps) {
  const { platform, policy } = useTackboard()
  const query = useSyncExternalStore(
    neverChanges,
    () => search ?? new URL(platform.navigation.href()).search,
    () => search ?? null,
  )
  return query === null ? (
    <NewPasswordView {...unreadLink(policy)} {...nothing} />
  ) : (
    <WithLink query={query} {...props} />
  )
}

interface WithLinkProps extends NewPasswordEffectProps {
  readonly query: string
}

/** Keeps the link: the token is removed from the address, and a restart of the flow must not lose it. */
function WithLink({ query, ...props }: WithLinkProps) {
  const [link] = useState(() => readNewPassword(query))
  return (
    <Restartable>
      <Flow link={link} {...props} />
    </Restartable>
  )
}

function Flow({
  link,
  ...props
}: NewPasswordEffectProps & { readonly link: ReturnType<typeof readNewPassword> }) {
  const { platform, policy } = useTackboard()
  // This effect precedes the flow's, so the token is gone before the flow makes a call.
  useEffect(() => forgetPasswordToken(platform), [platform])
  const actor = useFlow(newPasswordLogic, { policy, link }, (effect: NewPasswordEmitted, config) =>
    runNewPasswordEffect(effect, config, props),
  )
  const { waitMs } = useConnect(actor, connectNewPasswordWait)
  return (
    <NewPasswordView
      {...useConnect(actor, connectNewPassword, newPasswordCallbacks)}
      waitMinutes={useMinutesLeft(waitMs)}
    />
  )
}
