'use client'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SavedAccount } from '../../../domain/auth/savedAccounts.ts'
import { accountSwitcher } from '../../../messages/en/auth/accountSwitcher.ts'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Surface } from '../../../ui/layout/Surface.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { AccountRow } from './AccountRow.tsx'

const copy = { ...common, ...accountSwitcher }

/** State of the account switcher. */
export interface AccountSwitcherViewState {
  /** Whether storage is still being read. */
  readonly isReading: boolean
  readonly accounts: readonly SavedAccount[]
  /** Id of the current account, which can be neither chosen nor removed; null if there is none. */
  readonly currentId: string | null
  /** Id of the account being switched to; null if there is none. */
  readonly switchingId: string | null
  /** What went wrong with the last switch. */
  readonly error: 'expired' | 'failed' | 'tooQuick' | 'botWidgetFailed' | null
  /** The server's message, shown instead of the default text. */
  readonly serverMessage: string | null
  /** The page that adds an account, unless `onAdd` is set. */
  readonly addHref: string
  /** The widget of the bot check, while the server wants one. */
  readonly botCheckSlot?: ReactNode
}

/** Callbacks of the account switcher. */
export interface AccountSwitcherViewCallbacks {
  readonly onChoose: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onCancel: () => void
  readonly onAdd?: (() => void) | undefined
}

export type AccountSwitcherViewProps = AccountSwitcherViewState & AccountSwitcherViewCallbacks

const Root = styled(Surface).attrs({ as: 'section' })(css`
  display: grid;
  gap: ${vars.space[4]};
  inline-size: min(100%, 360px);
  margin-inline: auto;
  h2 {
    font-size: ${vars.type[20]};
    line-height: 1.25;
  }
  ul {
    display: grid;
    gap: ${vars.space[1]};
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${vars.space[1]};
  }
  /* Doubled, to outweigh the button's own disabled state. */
  && [data-at='account'] {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    justify-content: start;
    gap: ${vars.space[3]};
    padding: ${vars.space[2]};
    border-radius: ${vars.radius[16]};
    font-weight: 400;
    text-align: start;
    &[aria-disabled]:not([aria-busy]) {
      background: none;
    }
    &[aria-busy] > :not([data-ui='spinner']) {
      opacity: 1;
    }
    > [data-ui='spinner'] {
      position: static;
      flex: none;
      margin-inline: auto 0;
    }
  }
  [data-variant='icon'] > span {
    display: grid;
  }
  [data-at='who'] {
    display: grid;
    justify-items: start;
    min-inline-size: 0;
    line-height: 1.25;
  }
  [data-at='name'] {
    font-weight: 600;
  }
  small {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
`)

/** The accounts saved on this device. auth.txt §3 "Saved accounts". */
export function AccountSwitcherView(props: AccountSwitcherViewProps) {
  const { accounts, currentId, error, isReading, onAdd, serverMessage, switchingId } = props
  const t = useText(copy)
  const heading = useRef<HTMLHeadingElement>(null)
  const count = useRef(accounts.length)
  useLayoutEffect(() => {
    // The pressed button is removed with its account, so focus moves to a neighbour.
    if (accounts.length < count.current && document.activeElement === document.body) heading.current?.focus()
    count.current = accounts.length
  }, [accounts.length])
  const switching = accounts.find(({ id }) => id === switchingId)
  return (
    <Root aria-busy={isReading || undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {t('accountSwitcher.title')}
      </h2>
      <Notice severity="error">
        {error && (serverMessage ? <bdi>{serverMessage}</bdi> : t(`accountSwitcher.error.${error}`))}
      </Notice>
      {isReading && <Skeleton shape="row" label={t('common.loading')} />}
      {!isReading && accounts.length === 0 && <p>{t('accountSwitcher.empty')}</p>}
      {accounts.length > 0 && (
        <ul>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isCurrent={account.id === currentId}
              isSwitching={account.id === switchingId}
              isDisabled={switchingId !== null}
              onChoose={props.onChoose}
              onRemove={props.onRemove}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {switching && t('accountSwitcher.switching', { name: switching.fullName || switching.username })}
      </VisuallyHidden>
      {props.botCheckSlot}
      {switchingId !== null ? (
        <Button variant="secondary" fullWidth onClick={props.onCancel}>
          {t('common.cancel')}
        </Button>
      ) : onAdd ? (
        <Button variant="secondary" fullWidth onClick={() => onAdd()}>
          {t('accountSwitcher.add')}
        </Button>
      ) : (
        <LinkButton variant="secondary" fullWidth href={props.addHref}>
          {t('accountSwitcher.add')}
        </LinkButton>
      )}
    </Root>
  )
}
