'use client'
import type { ReactNode } from 'react'
import { common } from '../../messages/en/common.ts'
import { createPin } from '../../messages/en/createPin/createPin.ts'
import { saveToBoard } from '../../messages/en/saving/saveToBoard.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Emblem } from '../../ui/feedback/Emblem.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { AlertIcon } from '../../ui/layout/icons.tsx'
import { useText } from '../text.tsx'

const copy = { ...common, ...createPin, ...saveToBoard }
const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

export interface CreatePinStatusProps {
  readonly status: 'waitingForImages' | 'saving' | 'failed'
  readonly boardName: string
  /** The section of that board; null: none. */
  readonly sectionTitle: string | null
  /** Saving takes unusually long. */
  readonly isSlow: boolean
  /** Why the pin could not be created: a row of the error catalogue. */
  readonly error: 'refused' | 'serverFailed' | 'offline' | 'malformed' | 'timedOut' | null
  /** The server's message about that. */
  readonly serverMessage: string | null
  readonly onSkipImages: () => void
  readonly onRetry: () => void
  readonly onOtherBoard: () => void
}

/** What happens after a board was chosen: waiting for the page's images, saving, or a failure that keeps everything. */
export function CreatePinStatus(props: CreatePinStatusProps) {
  const { status, boardName, sectionTitle, isSlow, error, serverMessage } = props
  const t = useText(copy)
  const savingTo =
    sectionTitle === null
      ? t('saveToBoard.savingToBoard', { board: boardName, name })
      : t('saveToBoard.savingToSection', { board: boardName, section: sectionTitle, name })
  return (
    <>
      {/* Mounted before the failure, so that it is announced. */}
      <Notice severity="error">
        {status === 'failed' && error && (serverMessage ?? t(`createPin.error.${error}`))}
      </Notice>
      {status === 'failed' ? (
        <>
          <Emblem data-at="emblem" data-severity="error" aria-hidden>
            <AlertIcon />
          </Emblem>
          <div data-at="actions">
            <Button onClick={props.onRetry}>{t('common.retry')}</Button>
            <Button variant="secondary" onClick={props.onOtherBoard}>
              {t('createPin.otherBoard')}
            </Button>
          </div>
        </>
      ) : (
        <div data-at="status" role="status">
          <Spinner />
          <p>{status === 'waitingForImages' ? t('createPin.finding') : savingTo}</p>
          {isSlow && <p>{t('common.stillWorking')}</p>}
        </div>
      )}
      {status === 'waitingForImages' && (
        <div data-at="actions">
          <Button variant="secondary" onClick={props.onSkipImages}>
            {t('createPin.skipImages')}
          </Button>
          <Button variant="ghost" onClick={props.onOtherBoard}>
            {t('createPin.otherBoard')}
          </Button>
        </div>
      )}
    </>
  )
}
