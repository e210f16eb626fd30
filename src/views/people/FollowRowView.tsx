'use client'
import { useId, type ReactNode } from 'react'
import { displayName, type Member } from '../../domain/people/member.ts'
import { people } from '../../messages/en/people/people.ts'
import { Avatar } from '../../ui/layout/Avatar.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { Icon } from '../../ui/layout/icons.tsx'
import { useText } from '../text.tsx'
import { asElement } from '../../ui/layout/asElement.tsx'
import { FollowRowRoot } from './FollowRowView.styles.ts'
import { useOverflow } from './useOverflow.ts'

/** State of the row. */
export interface FollowRowViewProps {
  /** The suggested members, in order. */
  readonly members: readonly Member[]
  /** Whether all of them are followed; the button is then disabled and says so. */
  readonly isDone: boolean
  /** Called on 'Follow all'. */
  readonly onFollowAll: () => void
  /** The follow button of one member. */
  readonly renderButton: (member: Member) => ReactNode
}

/** Suggested members, each with a follow button, and one button for all. */
export function FollowRowView({ members, isDone, onFollowAll, renderButton }: FollowRowViewProps) {
  const t = useText(people)
  const id = useId()
  const { ref, before, after, measure, scroll } = useOverflow()
  const arrow = (pages: 1 | -1, isUseful: boolean, path: string) => (
    <Button variant="icon" tabIndex={-1} disabled={!isUseful} onClick={() => scroll(pages)}>
      <Icon path={path} />
    </Button>
  )
  return (
    <FollowRowRoot aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('people.suggestions')}</h2>
        {(before || after) && (
          <span data-at="arrows" aria-hidden>
            {arrow(-1, before, 'M15 5l-7 7 7 7')}
            {arrow(1, after, 'M9 5l7 7-7 7')}
          </span>
        )}
        <Button variant={isDone ? 'secondary' : 'primary'} size={40} disabled={isDone} onClick={onFollowAll}>
          {t(isDone ? 'people.allFollowed' : 'people.followAll')}
        </Button>
      </header>
      <ul ref={ref} data-before={before || undefined} data-after={after || undefined} onScroll={measure}>
        {members.map((member, index) => (
          <li key={member.id}>
            <Avatar
              name={displayName(member)}
              src={member.imageUrl ?? undefined}
              size={64}
              colorIndex={index}
              decorative
            />
            <bdi data-at="name">{displayName(member)}</bdi>
            {asElement(renderButton(member))}
          </li>
        ))}
      </ul>
    </FollowRowRoot>
  )
}
