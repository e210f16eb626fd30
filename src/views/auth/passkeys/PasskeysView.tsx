'use client'
import { useEffect, useMemo, useRef } from 'react'
import type { ListedPasskey } from '../../../domain/auth/passkeyList.ts'
import { truncateText } from '../../../domain/text/truncate.ts'
import { passkeyList } from '../../../messages/en/auth/account/passkeyList.ts'
import { common } from '../../../messages/en/common.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { ListFailed } from '../../../ui/list/ListFailed.tsx'
import { useLocale, useText } from '../../text.tsx'
import { KeyDrawing } from './KeyDrawing.tsx'
import { passkeyDates } from './passkeyDates.ts'
import { passkeyError } from './passkeyError.tsx'
import { PasskeyQuestionView } from './PasskeyQuestionView.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { PasskeysRoot } from './PasskeysView.styles.ts'
import type { PasskeysViewProps } from './PasskeysView.types.ts'

const copy = { ...common, ...passkeyList }

const said = {
  added: 'passkeyList.saidAdded',
  renamed: 'passkeyList.saidRenamed',
  removed: 'passkeyList.saidRemoved',
} as const

/** The member's passkeys: each can be renamed and removed, and another can be added. */
export function PasskeysView(props: PasskeysViewProps) {
  const { passkeys, isLoading, isFailed, removingId, renamingId, done, now } = props
  const t = useText(copy)
  const { locale } = useLocale()
  const dates = useMemo(() => passkeyDates(locale, now), [locale, now])
  const root = useRef<HTMLElement>(null)
  useFocusOnChange(root, passkeys, isLoading)
  const nameOf = (name: string) => truncateText(name, 60) || t('passkeyList.unnamed')
  const isReady = !isLoading && !isFailed
  const isListed = isReady && passkeys.length > 0
  const removing = passkeys.find(({ id }) => id === removingId)
  const text = passkeyError(t, props.error, props.serverMessage)
  return (
    <PasskeysRoot ref={root} aria-busy={isLoading || undefined}>
      <h2 tabIndex={-1}>{t('passkeyList.title')}</h2>
      {isReady && !isListed ? (
        <div data-at="empty">
          <KeyDrawing />
          <p>{t('passkeyList.empty')}</p>
        </div>
      ) : (
        <p data-at="intro">{t('passkeyList.intro')}</p>
      )}
      {isLoading && <Skeleton shape="row" label={t('passkeyList.loading')} />}
      <ListFailed retryLabel={t('common.retry')} onRetry={props.onRetry}>
        {isFailed && text}
      </ListFailed>
      {isListed && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              name={nameOf(passkey.name)}
              dates={dates}
              isRenaming={passkey.id === renamingId}
              isPending={props.isPending}
              error={props.error}
              serverMessage={props.serverMessage}
              onRename={props.onRename}
              onNameSubmit={props.onNameSubmit}
              onNameCancel={props.onNameCancel}
              onRemove={props.onRemove}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{done && t(said[done], { name: nameOf(props.doneName) })}</VisuallyHidden>
      {isReady && asElement(props.addSlot)}
      {removing && (
        <PasskeyQuestionView
          name={nameOf(removing.name)}
          isLast={passkeys.length === 1}
          isPending={props.isPending}
          error={props.error}
          serverMessage={props.serverMessage}
          onConfirm={props.onRemoveConfirm}
          onCancel={props.onRemoveCancel}
        />
      )}
    </PasskeysRoot>
  )
}

/**
 * When a passkey has gone, focus moves to the one that was below it, else to the heading; it goes to a new one if the button that created
 * it is gone. A passive effect, because a dialog that closes first returns focus as best it can.
 */
function useFocusOnChange(
  root: Readonly<{ current: HTMLElement | null }>,
  passkeys: readonly ListedPasskey[],
  isLoading: boolean,
) {
  const before = useRef<readonly ListedPasskey[] | null>(null)
  useEffect(() => {
    const old = before.current
    before.current = isLoading ? null : passkeys
    if (isLoading || old === null || old.length === passkeys.length) return
    const rows = root.current?.querySelectorAll('li') ?? []
    const place = old.findIndex(({ id }, index) => id !== passkeys[index]?.id)
    const isGone = passkeys.length < old.length
    const { activeElement } = document
    const isHere = isGone && root.current?.contains(activeElement)
    if (!isHere && activeElement !== document.body) return
    const row = isGone ? rows[place] : rows[rows.length - 1]
    const next = row?.querySelector('button') ?? root.current?.querySelector('h2')
    next?.focus()
  }, [root, passkeys, isLoading])
}
