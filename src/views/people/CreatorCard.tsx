'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { displayName, type Member } from '../../domain/people/member.ts'
import type { PromotionLabel } from '../../domain/people/promotionLabel.ts'
import { people } from '../../messages/en/people/people.ts'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Avatar } from '../../ui/layout/Avatar.tsx'
import { Surface } from '../../ui/layout/Surface.ts'
import { useText } from '../text.tsx'
import { FollowerCount } from './FollowerCount.tsx'
import { asElement } from '../../ui/layout/asElement.tsx'

export interface CreatorCardProps {
  /** The member whose name, picture and follower count are shown. */
  readonly member: Member
  /**
   * Why the pin is shown, as `promotionLabel` says: the member pays for it ('Promoted by', above the name) or is paid ('Paid partnership',
   * 'Paid link'). Default: neither.
   */
  readonly promotion?: PromotionLabel | null | undefined
  /** Default: true. */
  readonly isCountShown?: boolean | undefined
  /** Shown at the end, such as a `FollowButton`. */
  readonly action?: ReactNode
}

const Root = styled(Surface)(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${vars.space[3]};
  inline-size: 100%;
  /* The action has a line of its own where it would break a word, and fills it. */
  > :not([data-at='who']) {
    flex: 1 0 auto;
    > [data-ui='button'] {
      flex: 1 0 auto;
    }
  }
  [data-at='who'] {
    display: flex;
    flex: 99999 1 min-content;
    align-items: center;
    gap: ${vars.space[3]};
    min-inline-size: 0;
  }
  [data-at='words'] {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.35;
  }
  /* A name of two words is in one line, and the action below it. */
  @media (max-width: 480px) {
    [data-at='words'] {
      min-inline-size: 8rem;
    }
  }
  p {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  [data-at='name'] {
    display: block;
    /* Whole, since a long name comes with its ellipsis; in its own direction, and aligned with the page. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    font-weight: 600;
    overflow-wrap: break-word;
  }
  /* The room for the badge belongs to the last word, so the badge stays with it. */
  [data-at='name'] > :not(:only-child, svg) {
    padding-inline-end: calc(1.15em + ${vars.space[1]});
  }
  [data-at='badge'] {
    inline-size: 1.15em;
    block-size: 1.15em;
    margin-inline-start: -1.15em;
    vertical-align: -0.2em;
    fill: ${vars.color.accent};
  }
  [data-at='badge'] path {
    fill: none;
    stroke: ${vars.color.onAccent};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    [data-at='badge'] {
      fill: CanvasText;
    }
    [data-at='badge'] path {
      stroke: Canvas;
    }
  }
`)

/** The creator of a pin: picture, name, badge, why the pin is shown, followers. */
export function CreatorCard({ member, promotion = null, isCountShown = true, action }: CreatorCardProps) {
  const t = useText(people)
  const name = displayName(member)
  return (
    <Root>
      <div data-at="who">
        <Avatar name={name} src={member.imageUrl ?? undefined} decorative />
        <div data-at="words">
          {promotion === 'promoted' && <p>{t('people.promotedBy')}</p>}
          <bdi data-at="name">
            <span>{name}</span>
            {member.isVerified && (
              <svg data-at="badge" viewBox="0 0 24 24" role="img" aria-label={t('people.verified')}>
                <circle cx="12" cy="12" r="11" />
                <path d="M7 12.5l3.5 3.5L17 9" />
              </svg>
            )}
          </bdi>
          {promotion && promotion !== 'promoted' && <p>{t(`people.${promotion}`)}</p>}
          {isCountShown && (
            <p>
              <FollowerCount count={member.followerCount} />
            </p>
          )}
        </div>
      </div>
      {asElement(action)}
    </Root>
  )
}
