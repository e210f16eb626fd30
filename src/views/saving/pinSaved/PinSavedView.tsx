'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { displayName, type Member } from '../../../domain/people/member.ts'
import type { PromotionLabel } from '../../../domain/people/promotionLabel.ts'
import type { PinMedia } from '../../../domain/saving/pinMedia.ts'
import type { SavedActions } from '../../../domain/saving/pinSaved.ts'
import { common } from '../../../messages/en/common.ts'
import { people } from '../../../messages/en/people/people.ts'
import { pinSaved } from '../../../messages/en/saving/pinSaved.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Avatar } from '../../../ui/layout/Avatar.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { useText } from '../../text.tsx'
import { SavedMedia } from './SavedMedia.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'

const copy = { ...common, ...people, ...pinSaved }

/** State of the dialog. */
export interface PinSavedViewState {
  /** Where the pin was saved. With an unsafe URL, the name is plain text. */
  readonly board: { readonly name: string; readonly url: string | null }
  /** The section of the board that it was saved to. Default: the board itself. */
  readonly section?: { readonly title: string } | undefined
  /** Whether the media is loading; the placeholder has its color. */
  readonly isPending: boolean
  /** '' when it has none. */
  readonly title: string
  /** The pin's own link. */
  readonly link: string | null
  /** The pin's picture or video; null if there is none, or while it is loading. */
  readonly media: PinMedia | null
  /** The dominant color, `#rrggbb`; null when unknown. */
  readonly color: string | null
  /** Says that the pin is paid for. Default: it is not. */
  readonly label?: PromotionLabel | null | undefined
  /** The member on the follow card; null hides the card. */
  readonly follow: Member | null
  /** The links that are offered next. */
  readonly actions: SavedActions
}

export interface PinSavedViewProps extends PinSavedViewState {
  /** Follows the member of the card. */
  readonly followButton?: ReactNode
  /** The close button or Escape. */
  readonly onClose: () => void
}

const Body = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  /* With the dialog's own padding, as far from the title as from the actions. */
  padding-block-start: ${vars.space[3]};
  > [data-at='words'] {
    display: grid;
    gap: ${vars.space[2]};
    text-align: center;
  }
  [data-at='label'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  > [data-ui='follow'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    padding: ${vars.space[3]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    > bdi {
      flex: 1;
      min-inline-size: 0;
      font-weight: 600;
    }
  }
`)

const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** Shows where a pin was saved, and the next steps. */
export function PinSavedView({
  board,
  section,
  isPending,
  title,
  link,
  media,
  color,
  label,
  follow,
  actions,
  followButton,
  onClose,
}: PinSavedViewProps) {
  const t = useText(copy)
  const toBoard = (name: ReactNode) => <bdi>{board.url ? <Link href={board.url}>{name}</Link> : name}</bdi>
  const { sendHref, seeHref, isSeeGray, promoteHref } = actions
  return (
    <Dialog
      width={media?.kind === 'grid' ? 600 : 500}
      title={
        section
          ? t('pinSaved.titleSection', {
              section: section.title,
              name: isolated,
              board: board.name,
              link: toBoard,
            })
          : t('pinSaved.title', { board: board.name, link: toBoard })
      }
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          {sendHref && (
            <LinkButton variant="secondary" href={sendHref}>
              {t('pinSaved.send')}
            </LinkButton>
          )}
          {seeHref && (
            <LinkButton variant={isSeeGray ? 'secondary' : 'primary'} href={seeHref}>
              {t('pinSaved.seeNow')}
            </LinkButton>
          )}
          {promoteHref && <LinkButton href={promoteHref}>{t('pinSaved.promote')}</LinkButton>}
        </>
      }
    >
      <Body aria-busy={isPending || undefined}>
        <SavedMedia media={media} color={color} isPending={isPending} />
        {(label || title) && (
          <div data-at="words">
            {label && <p data-at="label">{t(`people.${label}`)}</p>}
            {title && (
              <p>
                <bdi>
                  {link ? (
                    <Link href={link} target="_blank">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </bdi>
              </p>
            )}
          </div>
        )}
        {follow && (
          <div data-ui="follow">
            <Avatar name={displayName(follow)} src={follow.imageUrl ?? undefined} decorative />
            <bdi>{displayName(follow)}</bdi>
            {asElement(followButton)}
          </div>
        )}
      </Body>
    </Dialog>
  )
}
