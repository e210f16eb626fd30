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
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[3]};
  inline-size: 100%;
  [data-at='words'] {
    line-height: 1.35;
  }
  p {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  [data-at='name'] {
    /* The badge stays behind the end of a short name, and beside a long one. */
    display: flex;
    align-items: center;
    gap: ${vars.space[1]};
  }
  bdi {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [data-at='badge'] {
    inline-size: 1.15em;
    block-size: 1.15em;
    flex: none;
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
      <Avatar name={name} src={member.imageUrl ?? undefined} decorative />
      <div data-at="words">
        {promotion === 'promoted' && <p>{t('people.promotedBy')}</p>}
        <div data-at="name">
          <bdi>{name}</bdi>
          {member.isVerified && (
            <svg data-at="badge" viewBox="0 0 24 24" role="img" aria-label={t('people.verified')}>
              <circle cx="12" cy="12" r="11" />
              <path d="M7 12.5l3.5 3.5L17 9" />
            </svg>
          )}
        </div>
        {promotion && promotion !== 'promoted' && <p>{t(`people.${promotion}`)}</p>}
        {isCountShown && (
          <p>
            <FollowerCount count={member.followerCount} />
          </p>
        )}
      </div>
      {asElement(action)}
    </Root>
  )
}
