'use client'
import type { NoticeTarget } from '../../domain/search/advisory.types.ts'
import type { ActionContent, NoticeContent } from '../../domain/search/advisoryContent.ts'
import type { AdvisoryLink } from '../../domain/search/advisoryLink.ts'
import type { TextSegment } from '../../domain/search/textSegments.ts'
import { Link } from '../../ui/actions/Link.tsx'
import { LinkButton } from '../../ui/actions/LinkButton.tsx'
import { ExternalIcon } from '../../ui/layout/icons.tsx'
import { ContactButton } from './ContactButton.tsx'
import { Actions } from './SearchAdvisoryView.styles.ts'

/** Other sites open in a new tab, so that the search stays, and say so. */
const linkProps = ({ href, isExternal }: AdvisoryLink, newTabId: string) =>
  isExternal ? { href, target: '_blank', 'aria-describedby': newTabId } : { href }

interface AdvisoryTextProps {
  readonly segments: readonly TextSegment[]
  readonly newTabId: string
  /** Called with the number of the link, from 0. */
  readonly onOpen: (linkIndex: number) => void
}

/** A server's text with its links. The links keep their places while the text is the same. */
function AdvisoryText({ segments, newTabId, onOpen }: AdvisoryTextProps) {
  const links = segments.filter(({ link }) => link !== null)
  return (
    <p data-at="text">
      {segments.map((segment, index) =>
        segment.link ? (
          <Link
            // oxlint-disable-next-line react/no-array-index-key -- segments never move
            key={index}
            {...linkProps(segment.link, newTabId)}
            onClick={() => onOpen(links.indexOf(segment))}
          >
            <span>{segment.text}</span>
            {segment.link.isExternal && <ExternalIcon />}
          </Link>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- segments never move
          <span key={index}>{segment.text}</span>
        ),
      )}
    </p>
  )
}

interface ActionButtonProps {
  readonly button: NonNullable<ActionContent['button']>
  readonly newTabId: string
  readonly onOpen: () => void
}

interface AdvisoryActionProps {
  readonly action: ActionContent
  readonly newTabId: string
  readonly onOpen: () => void
}

function ActionButton({ button: { text, link }, newTabId, onOpen }: ActionButtonProps) {
  const { href, contact } = link
  if (contact)
    return (
      <ContactButton link={{ href, contact }} onClick={onOpen}>
        <bdi>{text}</bdi>
      </ContactButton>
    )
  return (
    <LinkButton variant="secondary" size={40} {...linkProps(link, newTabId)} onClick={onOpen}>
      <bdi>{text}</bdi>
      {link.isExternal && <ExternalIcon />}
    </LinkButton>
  )
}

function AdvisoryAction({ action: { title, description, button }, newTabId, onOpen }: AdvisoryActionProps) {
  const isCard = title !== null || description !== null
  return (
    <li data-card={isCard || undefined}>
      {isCard && (
        <div>
          {title !== null && (
            <p data-at="title">
              <bdi>{title}</bdi>
            </p>
          )}
          {description !== null && (
            <p>
              <bdi>{description}</bdi>
            </p>
          )}
        </div>
      )}
      {button && <ActionButton {...{ button, newTabId, onOpen }} />}
    </li>
  )
}

export interface AdvisoryNoticeProps {
  readonly notice: NoticeContent
  /** The element that says that a link opens in a new tab. */
  readonly newTabId: string
  readonly onOpen: (target: NoticeTarget) => void
}

/** One notice of an advisory, in the direction of the server's text. */
export function AdvisoryNotice({ notice, newTabId, onOpen }: AdvisoryNoticeProps) {
  const { isProminent, title, description, actions, footer } = notice
  const hasWords = title !== null || description.length > 0
  const textOf = (part: 'description' | 'footer', segments: readonly TextSegment[]) =>
    segments.length > 0 && (
      <AdvisoryText {...{ segments, newTabId }} onOpen={(linkIndex) => onOpen({ part, linkIndex })} />
    )
  return (
    <div data-at="notice" data-prominent={isProminent || undefined} dir="auto">
      {hasWords && (
        <div data-at="words">
          {title !== null && <h2>{title}</h2>}
          {textOf('description', description)}
        </div>
      )}
      {actions.length > 0 && (
        <Actions>
          {actions.map((action, index) => (
            <AdvisoryAction
              // oxlint-disable-next-line react/no-array-index-key -- ids are the server's, and may repeat
              key={index}
              {...{ action, newTabId }}
              onOpen={() => onOpen({ part: 'action', actionId: action.id })}
            />
          ))}
        </Actions>
      )}
      {textOf('footer', footer)}
    </div>
  )
}
