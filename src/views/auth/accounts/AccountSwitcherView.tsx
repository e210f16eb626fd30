'use client'
import { useId, type ReactNode } from 'react'
import type { SavedAccount } from '../../../domain/auth/savedAccounts.ts'
import { accountSwitcher } from '../../../messages/en/auth/accountSwitcher.ts'
import { common } from '../../../messages/en/common.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Illustration } from '../../../ui/illustration/Illustration.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { AccountRow } from './AccountRow.tsx'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'
import { AccountsRoot } from './AccountSwitcherView.styles.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { visibleName } from '../../../domain/text/visibleName.ts'

const copy = { ...common, ...accountSwitcher }

/** State of the account switcher. */
export interface AccountSwitcherViewState {
  /** Whether storage is still being read. */
  readonly isReading: boolean
  /** The accounts that are saved on this device, in order. */
  readonly accounts: readonly SavedAccount[]
  /** Id of the current account, which can be neither chosen nor removed; null if there is none. */
  readonly currentId: string | null
  /** Id of the account being switched to; null if there is none. */
  readonly switchingId: string | null
  /** Id of the account that is no longer logged in, as its last switch found out; its row offers to log in. Default: none. */
  readonly expiredId?: string | null | undefined
  /** What went wrong with the last switch. */
  readonly error: 'expired' | 'failed' | 'tooQuick' | 'botWidgetFailed' | null
  /** The account that was removed last, which can be put back. Default: none. */
  readonly removed?: SavedAccount | null | undefined
  /** The server's message, shown instead of the default text. */
  readonly serverMessage: string | null
  /** The page that adds an account, unless `onAdd` is set. */
  readonly addHref: string
  /** The widget of the bot check, while the server wants one. */
  readonly botCheckSlot?: ReactNode
}

/** Callbacks of the account switcher. */
export interface AccountSwitcherViewCallbacks {
  /** Called with the ID of the account to switch to. */
  readonly onChoose: (id: string) => void
  /** Called with the ID of the account to remove from this device. */
  readonly onRemove: (id: string) => void
  /** Puts back the account that was removed last. */
  readonly onUndo?: (() => void) | undefined
  /** Called when the user cancels a switch that is on its way. */
  readonly onCancel: () => void
  /** Called when the user wants to add an account. If omitted, the link to `addHref` is followed. */
  readonly onAdd?: (() => void) | undefined
}

export type AccountSwitcherViewProps = AccountSwitcherViewState & AccountSwitcherViewCallbacks

/** The accounts saved on this device. */
export function AccountSwitcherView(props: AccountSwitcherViewProps) {
  const { accounts, currentId, error, isReading, onAdd, serverMessage, switchingId } = props
  const t = useText(copy)
  const removedId = useId()
  const removed = props.removed ?? null
  const { heading, list, undo } = useFocusAfterRemoval(accounts.length, removed?.id ?? null)
  const isEmpty = !isReading && accounts.length === 0
  const switching = accounts.find(({ id }) => id === switchingId)
  return (
    <AccountsRoot aria-busy={isReading || undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {t('accountSwitcher.title')}
      </h2>
      <Notice severity="error">
        {error && (serverMessage ? <bdi>{serverMessage}</bdi> : t(`accountSwitcher.error.${error}`))}
      </Notice>
      {isReading && <Skeleton shape="person" label={t('common.loading')} />}
      {isEmpty && (
        <div data-at="empty">
          <Illustration name="empty" />
          <p>{t('accountSwitcher.empty')}</p>
        </div>
      )}
      {accounts.length > 0 && (
        <ul ref={list}>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isCurrent={account.id === currentId}
              isSwitching={account.id === switchingId}
              isDisabled={switchingId !== null}
              login={account.id === props.expiredId ? { href: props.addHref, onClick: onAdd } : null}
              onChoose={props.onChoose}
              onRemove={props.onRemove}
            />
          ))}
        </ul>
      )}
      {removed && (
        <p data-at="removed">
          <span id={removedId}>
            {t('accountSwitcher.removed', { name: visibleName(removed.fullName) || removed.username })}
          </span>
          <Button ref={undo} variant="link" aria-describedby={removedId} onClick={props.onUndo}>
            {t('accountSwitcher.undo')}
          </Button>
        </p>
      )}
      <VisuallyHidden role="status">
        {switching &&
          t('accountSwitcher.switching', { name: visibleName(switching.fullName) || switching.username })}
      </VisuallyHidden>
      {asElement(props.botCheckSlot)}
      {switchingId !== null ? (
        <Button variant="secondary" fullWidth onClick={props.onCancel}>
          {t('common.cancel')}
        </Button>
      ) : onAdd ? (
        <Button variant={isEmpty ? 'primary' : 'secondary'} fullWidth onClick={() => onAdd()}>
          {t('accountSwitcher.add')}
        </Button>
      ) : (
        <LinkButton variant={isEmpty ? 'primary' : 'secondary'} fullWidth href={props.addHref}>
          {t('accountSwitcher.add')}
        </LinkButton>
      )}
    </AccountsRoot>
  )
}
