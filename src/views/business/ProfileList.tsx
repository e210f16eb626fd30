'use client'
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { searchProfiles, sortProfiles } from '../../domain/business/profile.ts'
import { common } from '../../messages/en/common.ts'
import { profileSwitcher } from '../../messages/en/business/profileSwitcher.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { ListFailed } from '../../ui/list/ListFailed.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { useLocale, useText } from '../text.tsx'
import { ProfileRow } from './ProfileRow.tsx'
import { ProfileListRoot } from './ProfileSwitcherView.styles.ts'
import type { ProfileSwitcherViewProps } from './ProfileSwitcherView.types.ts'
import { isComposing } from '../../ui/isComposing.ts'

const copy = { ...common, ...profileSwitcher }

export type ProfileListProps = Pick<
  ProfileSwitcherViewProps,
  'own' | 'profiles' | 'currentId' | 'list' | 'searchFrom' | 'listLimit' | 'onChoose' | 'onRetry'
>

/** Moves the focus among the field and the rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event.nativeEvent)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-at="profile"]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const isInField = document.activeElement instanceof HTMLInputElement
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ...(!isInField && { Home: 0, End: stops.length - 1 }),
  }
  const target = stops[targets[event.key] ?? -1]
  if (!target || at < 0) return
  event.preventDefault()
  target.focus()
}

/** Focuses the search, the current profile, or whatever comes first. */
function focusFirst(root: HTMLElement | null): void {
  const first = root?.querySelector<HTMLElement>('input, [aria-current]')
  ;(first ?? root?.querySelector('button'))?.focus()
}

/** The profiles to choose from: the viewer's own first, the others by name. */
export function ProfileList(props: ProfileListProps) {
  const { own, profiles, currentId, list, searchFrom, listLimit, onChoose, onRetry } = props
  const t = useText(copy)
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const sorted = useMemo(() => [own, ...sortProfiles(profiles, locale)], [profiles, own, locale])
  const limit = Math.max(1, listLimit)
  const isSearchable = sorted.length >= searchFrom || sorted.length > limit
  const found = isSearchable ? searchProfiles(sorted, query) : sorted
  const hidden = found.length - limit
  useLayoutEffect(() => focusFirst(root.current), [])
  // A row that leaves, or the button that is pressed to read the list again, takes the focus with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusFirst(root.current)
  }, [sorted, list])
  return (
    <ProfileListRoot ref={root} onKeyDown={moveFocus} aria-busy={list === 'refreshing' || undefined}>
      {isSearchable && (
        <SearchField
          aria-label={t('profileSwitcher.search')}
          placeholder={t('profileSwitcher.search')}
          name="profile"
          clearLabel={t('profileSwitcher.clear')}
          onValue={setQuery}
        />
      )}
      <ListFailed retryLabel={t('common.retry')} onRetry={onRetry}>
        {list === 'outdated' && t('businessAccess.error.outdated')}
      </ListFailed>
      <ul>
        {found.slice(0, limit).map((profile) => (
          <ProfileRow
            key={profile.id}
            profile={profile}
            isOwn={profile.id === own.id}
            isCurrent={profile.id === currentId}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <p role="status">
        {found.length === 0 && <span>{t('profileSwitcher.noMatch', { query })}</span>}
        {hidden > 0 && <span>{t('profileSwitcher.more', { count: hidden })}</span>}
      </p>
      {list === 'refreshing' && <Spinner />}
    </ProfileListRoot>
  )
}
