'use client'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { hostOf } from '../../domain/saving/linkCard.ts'
import { createPin } from '../../messages/en/createPin/createPin.ts'
import { Link } from '../../ui/actions/Link.tsx'
import { Drawing } from '../auth/shell/Drawing.tsx'
import { PinPreview } from '../saving/saveToBoard/PinPreview.tsx'
import { useText } from '../text.tsx'
import { DraftRoot } from './CreatePinDraftView.styles.ts'
import { DraftPanel } from './DraftPanel.styles.ts'
import { asElement } from '../../ui/layout/asElement.tsx'

/** What an external page brings. Its addresses are http(s). */
export interface DraftPin {
  readonly url: string | null
  readonly media: string | null
  /** Plain text; '' if there is none. */
  readonly description: string
  /** The dominant color, `#rrggbb`; null when unknown. */
  readonly color: string | null
}

export interface CreatePinDraftViewProps {
  /** The pin that the visitor is about to create, shown beside the form. */
  readonly draft: DraftPin
  /** Title of the form, the page's heading. */
  readonly title: ReactNode
  /** Which form is shown: when it changes, focus goes to the heading. */
  readonly viewKey: string
  /** The form to log in or sign up. */
  readonly children: ReactNode
}

/** The draft, as far as there is one: its picture with its source and description, or a link card. */
function Draft({ draft: { url, media, description, color } }: Pick<CreatePinDraftViewProps, 'draft'>) {
  const t = useText(createPin)
  if (!url && !media)
    return (
      <div data-at="nothing">
        <Drawing name="empty" />
        <p data-at="title">{t('createPin.nothingTitle')}</p>
        <p>{t('createPin.nothingBody')}</p>
      </div>
    )
  const host = hostOf(url)
  return (
    <div data-at="draft">
      <PinPreview pin={{ description, link: url ?? undefined, imageUrl: media, color }} />
      {media && (host || description.trim()) && (
        <div data-at="about">
          {description.trim() && (
            <p>
              <bdi>{description.trim()}</bdi>
            </p>
          )}
          {host && (
            <Link href={url ?? undefined} target="_blank" dir="ltr">
              {host}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

/** A read-only draft beside the form to log in or sign up: two columns from 880 px on, stacked below. */
export function CreatePinDraftView({ draft, title, viewKey, children }: CreatePinDraftViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(viewKey)
  useLayoutEffect(() => {
    if (shown.current === viewKey) return
    shown.current = viewKey
    heading.current?.focus()
  }, [viewKey])
  return (
    <DraftRoot>
      <DraftPanel>
        <Draft draft={draft} />
      </DraftPanel>
      <section data-at="form">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {asElement(children)}
      </section>
    </DraftRoot>
  )
}
