'use client'
import type { ReactNode } from 'react'
import { common } from '../../messages/en/common.ts'
import { createPin } from '../../messages/en/createPin/createPin.ts'
import { saveToBoard } from '../../messages/en/saving/saveToBoard.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../text.tsx'

const copy = { ...common, ...createPin, ...saveToBoard }
const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

export interface CreatePinStatusProps {
  /** `inviting`: the board is created, and its people are invited before the pin is saved. */
  readonly status: 'choosing' | 'inviting' | 'waitingForImages' | 'checkingFields' | 'saving' | 'failed'
  /** The board that the pin is saved to. */
  readonly boardName: string
  /** The section of that board; null: none. */
  readonly sectionTitle: string | null
  /** Saving takes unusually long. */
  readonly isSlow: boolean
  /** Why the pin could not be created: a row of the error catalogue. */
  readonly error: 'refused' | 'serverFailed' | 'offline' | 'malformed' | 'timedOut' | null
  /** The server's message about that. */
  readonly serverMessage: string | null
  /** Saves the pin without a picture, while those of the page are still looked for. */
  readonly onSkipImages: () => void
  /** Sends the pin again, or now if its fields were still being checked. */
  readonly onRetry: () => void
  /** Goes back to the boards. */
  readonly onOtherBoard: () => void
}

/**
 * What happens after a board was chosen: waiting for the page's images, saving, or a failure that keeps everything. The live regions are
 * mounted before their text.
 */
export function CreatePinStatus(props: CreatePinStatusProps) {
  const { status, boardName, sectionTitle, isSlow, error, serverMessage } = props
  const t = useText(copy)
  const isFailed = status === 'failed'
  const isChecking = status === 'checkingFields'
  const isFinding = status === 'waitingForImages'
  const isSaving = status === 'saving' || status === 'inviting'
  return (
    <>
      <VisuallyHidden role="status">
        {isSaving &&
          (sectionTitle === null
            ? t('saveToBoard.savingToBoard', { board: boardName, name })
            : t('saveToBoard.savingToSection', { board: boardName, section: sectionTitle, name }))}
      </VisuallyHidden>
      <div data-at="reason" role="alert">
        {isChecking && <span>{t('createPin.checkFieldsBody')}</span>}
        {isFailed &&
          error &&
          (serverMessage ? <bdi>{serverMessage}</bdi> : <span>{t(`createPin.error.${error}`)}</span>)}
      </div>
      <div data-at="wait">
        <div data-at="status" role="status">
          {isFinding && <p>{t('createPin.finding')}</p>}
          {isSlow && <p>{t('common.stillWorking')}</p>}
        </div>
        {(isFailed || isFinding || isChecking) && (
          <div data-at="actions">
            {isFailed || isChecking ? (
              <Button onClick={props.onRetry}>{t(isFailed ? 'common.retry' : 'createPin.saveNow')}</Button>
            ) : (
              <Button variant="secondary" size={40} onClick={props.onSkipImages}>
                {t('createPin.skipImages')}
              </Button>
            )}
            <Button variant="secondary" size={isFinding ? 40 : 48} onClick={props.onOtherBoard}>
              {t('createPin.otherBoard')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
