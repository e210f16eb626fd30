'use client'
import type { SavedAccount } from '../../../domain/auth/savedAccounts.ts'
import { accountSwitcher } from '../../../messages/en/auth/accountSwitcher.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { CheckIcon, CloseIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { visibleName } from '../../../domain/text/visibleName.ts'

export interface AccountRowProps {
  readonly account: SavedAccount
  readonly isCurrent: boolean
  readonly isSwitching: boolean
  /** Whether a switch is in flight. */
  readonly isDisabled: boolean
  /** How to log in to an account that is logged out; null if it is not. The click is the app's, if it handles it. */
  readonly login: { readonly href: string; readonly onClick: (() => void) | undefined } | null
  readonly onChoose: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** An account keeps its color in whatever place of the list it is. */
const colorOf = (id: string) => [...id].reduce((sum, digit) => sum + digit.charCodeAt(0), 0)

/** A saved account. All but the current one are buttons and can be removed. Styled by its list. */
export function AccountRow({
  account,
  isCurrent,
  isSwitching,
  isDisabled,
  login,
  onChoose,
  onRemove,
}: AccountRowProps) {
  const t = useText(accountSwitcher)
  const { id, username, fullName, imageMediumUrl, imageLargeUrl, partner } = account
  const name = visibleName(fullName) || username
  const picture = (
    <Avatar
      decorative
      name={name}
      src={imageMediumUrl ?? imageLargeUrl ?? undefined}
      colorIndex={colorOf(id)}
    />
  )
  const who = (
    <span data-at="who">
      <bdi data-at="name">{name}</bdi>
      <small>
        {!login && <bdi>{`@${username}`}</bdi>}
        {isCurrent && <span data-at="current">{t('accountSwitcher.current')}</span>}
        {login && <span data-at="out">{t('accountSwitcher.loggedOut')}</span>}
        {partner && !login && <span data-at="badge">{t('accountSwitcher.business')}</span>}
      </small>
    </span>
  )
  if (isCurrent)
    return (
      <li aria-current="true">
        <div data-at="account">
          {picture}
          {who}
        </div>
        <CheckIcon />
      </li>
    )
  return (
    <li>
      <Button
        data-at="account"
        variant="ghost"
        leading={picture}
        busy={isSwitching}
        disabled={isDisabled}
        onClick={() => onChoose(id)}
      >
        {who}
      </Button>
      {login &&
        (login.onClick ? (
          <Button variant="outlined" size={40} onClick={login.onClick}>
            {t('accountSwitcher.logIn')}
          </Button>
        ) : (
          <LinkButton variant="outlined" size={40} href={login.href}>
            {t('accountSwitcher.logIn')}
          </LinkButton>
        ))}
      <Button
        data-id={id}
        variant="icon"
        aria-label={t('accountSwitcher.remove', { name })}
        disabled={isDisabled}
        onClick={() => onRemove(id)}
      >
        <CloseIcon />
      </Button>
    </li>
  )
}
