'use client'
import { useId, type MouseEvent, type ReactNode } from 'react'
import type { BusinessField } from '../../domain/promote/businessForm.ts'
import { businessInfo } from '../../messages/en/promote/businessInfo.ts'
import { Link } from '../../ui/actions/Link.tsx'
import { AlertIcon } from '../../ui/layout/icons.tsx'
import { useText } from '../text.tsx'
import { SummaryRoot } from './BusinessInfoView.styles.ts'

export interface BusinessErrorSummaryProps {
  /** The fields with an error, in the order of the form, and what is wrong. */
  readonly problems: readonly { readonly field: BusinessField; readonly text: ReactNode }[]
}

/** Moves focus to the field of this name, in the form around the link. */
const focusOn = (field: BusinessField) => (event: MouseEvent<HTMLElement>) => {
  event.preventDefault()
  const control = event.currentTarget.closest('form')?.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

/**
 * Lists what is wrong, each line with a link to its field. It is no live region: `Form` moves focus to the first of these fields, which
 * announces the error, and it would be announced twice.
 */
export function BusinessErrorSummary({ problems }: BusinessErrorSummaryProps) {
  const t = useText(businessInfo)
  const id = useId()
  return (
    <SummaryRoot role="group" aria-labelledby={id} data-at="summary">
      <h2 id={id}>
        <AlertIcon />
        <span>{t('businessInfo.summary', { count: problems.length })}</span>
      </h2>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <Link href={`#${field}`} onClick={focusOn(field)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </SummaryRoot>
  )
}
