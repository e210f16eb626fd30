'use client'
import { severalPins } from '../../../messages/en/createPin/severalPins.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { AlertIcon, CheckIcon, WarningIcon } from '../../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import type { SeveralPinsResult } from './SeveralPinsView.types.ts'

interface PinResultRowProps extends Pick<SeveralPinsResult, 'url' | 'name' | 'state'> {
  /** Why it is not saved, or not surely; null: nothing is wrong. */
  readonly reason: string | null
  /** Sends it again although it may have been saved; null: not now. */
  readonly onRepeat: ((url: string) => void) | null
}

const marks = {
  waiting: null,
  saving: <Spinner />,
  saved: <CheckIcon />,
  failed: <AlertIcon />,
  unknown: <WarningIcon />,
} as const

/** What has become of one of several pins. The picture tells which; its name, which is that of a file, is for screen readers. */
export function PinResultRow({ url, name, state, reason, onRepeat }: PinResultRowProps) {
  const t = useText(severalPins)
  return (
    <li data-state={state}>
      <img src={safeHref(url)} alt="" referrerPolicy="no-referrer" />
      <div>
        <VisuallyHidden>
          <bdi>{name}</bdi>
        </VisuallyHidden>
        {reason && <bdi>{reason}</bdi>}
        {state !== 'failed' && state !== 'unknown' && <span>{t(`severalPins.${state}`)}</span>}
        {state === 'unknown' && onRepeat && (
          <Button
            variant="link"
            size={40}
            aria-label={t('severalPins.repeatOf', { name })}
            onClick={() => onRepeat(url)}
          >
            {t('severalPins.repeat')}
          </Button>
        )}
      </div>
      {asElement(marks[state])}
    </li>
  )
}
