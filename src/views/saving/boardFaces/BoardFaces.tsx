'use client'
import type { SharedWith } from '../../../domain/saving/boardFaces.ts'
import { boardFaces } from '../../../messages/en/saving/boardFaces.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useLocale, useText } from '../../text.tsx'
import { BoardFacesRoot } from './BoardFaces.styles.ts'

/** Whom a board is shared with, at the end of its row. */
export function BoardFaces({ people, others }: SharedWith) {
  const t = useText(boardFaces)
  const { locale } = useLocale()
  const names = people.map(({ name }) => name)
  const everyone = others > 0 ? [...names, t('boardFaces.others', { count: others })] : names
  return (
    <BoardFacesRoot>
      {people.map(({ username, name, imageUrl }, index) => (
        <Avatar
          key={username}
          name={name}
          src={imageUrl ?? undefined}
          size={24}
          colorIndex={index}
          decorative
        />
      ))}
      {others > 0 && (
        <span data-at="others" aria-hidden="true">
          {/* With the sign at the side where the locale writes it. */}
          {new Intl.NumberFormat(locale, { signDisplay: 'always', notation: 'compact' }).format(others)}
        </span>
      )}
      <VisuallyHidden>
        {t('boardFaces.shared', { people: new Intl.ListFormat(locale).format(everyone) })}
      </VisuallyHidden>
    </BoardFacesRoot>
  )
}
