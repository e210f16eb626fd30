'use client'
import { useId, useState } from 'react'
import type { PinFieldError } from '../../../domain/createPin/pinFields.ts'
import { createPin } from '../../../messages/en/createPin/createPin.ts'
import { severalPins } from '../../../messages/en/createPin/severalPins.ts'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { useText } from '../../text.tsx'
import { SeveralAltTextsRoot } from './SeveralAltTexts.styles.ts'

/** A picture, and the alternative text that was typed for it. */
export interface DescribedPicture {
  readonly url: string
  readonly name: string
  readonly altText: string
  /** What is wrong with it; null: nothing. */
  readonly error: PinFieldError | null
}

export interface SeveralAltTextsProps {
  readonly pictures: readonly DescribedPicture[]
  /** Characters that each takes at most. */
  readonly limit: number
  /** Whether what is wrong is told at once. Default: once a field is left. */
  readonly isChecking: boolean
  readonly onAltText: (url: string, value: string) => void
}

const copy = { ...createPin, ...severalPins }

/** An alternative text for each of several pictures. */
export function SeveralAltTexts({ pictures, limit, isChecking, onAltText }: SeveralAltTextsProps) {
  const t = useText(copy)
  const id = useId()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return (
    <SeveralAltTextsRoot role="group" aria-labelledby={`${id}title`} aria-describedby={`${id}hint`}>
      <h2 id={`${id}title`}>{t('severalPins.altTexts')}</h2>
      <p id={`${id}hint`}>{t('createPin.altTextHint')}</p>
      {pictures.map(({ url, name, altText, error }) => (
        <div key={url}>
          <img src={safeHref(url)} alt="" referrerPolicy="no-referrer" />
          <TextArea
            name="altText"
            label={t('severalPins.altText', { name })}
            defaultValue={altText}
            error={error && (isChecking || left.has(url)) && t(`createPin.fieldError.${error}`, { limit })}
            onValue={(value) => onAltText(url, value)}
            onBlur={() => setLeft((urls) => new Set([...urls, url]))}
            autoComplete="off"
            rows={1}
          />
        </div>
      ))}
    </SeveralAltTextsRoot>
  )
}
