'use client'
import type { SavedAccount } from '../../../domain/auth/savedAccounts.ts'
import { accountSwitcher } from '../../../messages/en/auth/accountSwitcher.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { CloseIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'

export interface AccountRowProps {
  readonly account: SavedAccount
  readonly isCurrent: boolean
  readonly isSwitching: boolean
  /** Whether a switch is in flight. */
  readonly isDisabled: boolean
  readonly onChoose: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** A saved account. All but the current one are buttons and can be removed. Styled by its list. */
export function AccountRow({
  account,
  isCurrent,
  isSwitching,
  isDisabled,
  onChoose,
  onRemove,
}: AccountRowProps) {
  const t = useText(accountSwitcher)
  const { id, username, fullName, imageMediumUrl, imageLargeUrl, partner } = account
  const name = fullName || username
  const picture = <Avatar decorative name={name} src={imageMediumUrl ?? imageLargeUrl ?? undefined} />
  const who = (
    <span data-at="who">
      <bdi data-at="name">{name}</bdi>
      <small>
        <bdi>@{username}</bdi>
        {isCurrent && ` · ${t('accountSwitcher.current')}`}
        {partner && ` · ${t('accountSwitcher.business')}`}
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
      <Button
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
