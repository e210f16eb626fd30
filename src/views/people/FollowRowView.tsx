'use client'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { displayName, type Member } from '../../domain/people/member.ts'
import { people } from '../../messages/en/people/people.ts'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Avatar } from '../../ui/layout/Avatar.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { Surface } from '../../ui/layout/Surface.ts'
import { sheetTitle } from '../../ui/layout/title.styles.ts'
import { useText } from '../text.tsx'
import { asElement } from '../../ui/layout/asElement.tsx'

/** State of the row. */
export interface FollowRowViewProps {
  /** The suggested members, in order. */
  readonly members: readonly Member[]
  /** Whether all of them are followed; the button is then disabled and says so. */
  readonly isDone: boolean
  readonly onFollowAll: () => void
  /** The follow button of one member. */
  readonly renderButton: (member: Member) => ReactNode
}

const Root = styled(Surface).attrs({ as: 'section' })(css`
  display: grid;
  gap: ${vars.space[4]};
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[4]};
  }
  h2 {
    flex: 1 1 7em;
    ${sheetTitle}
  }
  /* One line that scrolls; its ends are those of the page. */
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(min-content, 240px);
    gap: ${vars.space[3]};
    margin: calc(-1 * ${vars.space[1]});
    padding: ${vars.space[1]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-rows: auto 1fr auto;
    justify-items: center;
    gap: ${vars.space[3]};
    min-inline-size: 160px;
    padding: ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[20]};
    text-align: center;
  }
  /* One line, which does not widen its card. */
  [data-at='name'] {
    inline-size: 0;
    min-inline-size: 100%;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`)

/** Suggested members, each with a follow button, and one button for all. */
export function FollowRowView({ members, isDone, onFollowAll, renderButton }: FollowRowViewProps) {
  const t = useText(people)
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('people.suggestions')}</h2>
        <Button variant={isDone ? 'secondary' : 'primary'} size={40} disabled={isDone} onClick={onFollowAll}>
          {t(isDone ? 'people.allFollowed' : 'people.followAll')}
        </Button>
      </header>
      <ul>
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
    </Root>
  )
}
