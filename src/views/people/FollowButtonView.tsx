'use client'
import { styled } from 'styled-components'
import { people } from '../../messages/en/people/people.ts'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { CheckIcon } from '../../ui/layout/icons.tsx'
import { Surface } from '../../ui/layout/Surface.ts'
import { useText } from '../text.tsx'
import { FollowerCount } from './FollowerCount.tsx'

/** State of a follow button. */
export interface FollowButtonViewProps {
  /** The member's name, part of the button's accessible name. */
  readonly person: string
  /** Whether the viewer follows the member, which decides what the button says. */
  readonly isFollowed: boolean
  /** Whether the member is the viewer; the button is then disabled and says so. */
  readonly isOwn?: boolean | undefined
  /** The member's follower count; null hides it. */
  readonly followerCount?: number | null | undefined
  /** Whether another request for this member is in flight; the button keeps focus and waits. */
  readonly isHeld?: boolean | undefined
  /** Uses a less prominent style, for one of many buttons or next to a prominent one. Default: false. */
  readonly isQuiet?: boolean | undefined
  /** Called on every press, in either state. */
  readonly onToggle: () => void
}

const Root = styled(Surface).attrs({ as: 'span' })(css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[3]};
  [data-at='count'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  > button {
    white-space: nowrap;
  }
  /* Told apart by fill, edge and tick in every theme. */
  && > [data-variant='outlined'] {
    padding-inline: ${vars.space[3]} ${vars.space[4]};
    border-color: ${vars.color.border};
  }
  && > [data-variant='secondary']:not([aria-disabled]) {
    background: ${vars.color.sunkenHover};
  }
  /* It looks the same from the press to the answer. */
  && > [data-variant='outlined'][aria-disabled]:not([aria-busy]) {
    border-color: ${vars.color.border};
    background: ${vars.color.raised};
    color: ${vars.color.text};
    @media (forced-colors: active) {
      border-color: ButtonBorder;
      background: ButtonFace;
      color: ButtonText;
    }
  }
`)

/** Follows a member, plain or with the number of followers. */
export function FollowButtonView({
  person,
  isFollowed,
  isOwn,
  followerCount = null,
  isHeld,
  isQuiet,
  onToggle,
}: FollowButtonViewProps) {
  const t = useText(people)
  return (
    <Root>
      {isOwn ? (
        <Button variant="secondary" size={40} disabled>
          {t('people.thisIsYou')}
        </Button>
      ) : (
        <Button
          variant={isFollowed ? 'outlined' : isQuiet ? 'secondary' : 'primary'}
          size={40}
          disabled={isHeld}
          leading={isFollowed && <CheckIcon />}
          aria-label={t(isFollowed ? 'people.followingPerson' : 'people.followPerson', { person })}
          onClick={onToggle}
        >
          {t(isFollowed ? 'people.following' : 'people.follow')}
        </Button>
      )}
      {followerCount !== null && <FollowerCount count={followerCount} />}
    </Root>
  )
}
