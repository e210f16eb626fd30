'use client'
import type { ReactNode } from 'react'
import { common } from '../../../messages/en/common.ts'
import { createPin } from '../../../messages/en/createPin/createPin.ts'
import { severalPins } from '../../../messages/en/createPin/severalPins.ts'
import { saveToBoard } from '../../../messages/en/saving/saveToBoard.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { CreatePinPane } from '../CreatePinPane.tsx'
import { PinResultRow } from './PinResultRow.tsx'
import type { SeveralPinsResult } from './SeveralPinsView.types.ts'
import { SeveralPinsRoot } from './SeveralPinsView.styles.ts'

export interface SeveralPinsViewProps {
  /** `offline`, `loggedOut`: what is left waits. `reviewing`: every picture was sent, and not all are saved. */
  readonly view: 'saving' | 'offline' | 'loggedOut' | 'reviewing'
  /** The pictures in the order in which they are saved. */
  readonly results: readonly SeveralPinsResult[]
  /** The board that all of them are saved to. */
  readonly boardName: string
  /** The section of that board; null: none. */
  readonly sectionTitle: string | null
  /** The request on its way takes unusually long. */
  readonly isSlow: boolean
  /** Whether something failed. */
  readonly canRetry: boolean
  /** Whether another board can be chosen: nothing is saved, nor may be. */
  readonly canReopen: boolean
  /** Sends what waits. */
  readonly onResume: () => void
  /** Sends again what failed. */
  readonly onRetry: () => void
  /** Sends one again that may have been saved. */
  readonly onRepeat: (url: string) => void
  /** Goes back to the boards. Offered while `canReopen`. */
  readonly onOtherBoard: () => void
  /** Closes the window, or leaves the page. */
  readonly onLeave: () => void
}

const copy = { ...common, ...createPin, ...severalPins, ...saveToBoard }
const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** Several pictures become pins: how far they are, and what has become of each. */
export function SeveralPinsView(props: SeveralPinsViewProps) {
  const { view, results, boardName: board, sectionTitle: section, isSlow, canRetry, canReopen } = props
  const t = useText(copy)
  const saved = results.filter(({ state }) => state === 'saved').length
  const count = results.filter(({ state }) => state === 'waiting').length
  const isPaused = view === 'offline' || view === 'loggedOut'
  const reasonOf = ({ state, error, serverMessage }: SeveralPinsResult) => {
    if (state === 'unknown')
      return t(error === 'timedOut' ? 'createPin.error.timedOut' : 'severalPins.unknown')
    return error && (serverMessage ?? t(`createPin.error.${error}`))
  }
  const saving =
    section === null
      ? t('saveToBoard.savingToBoard', { board, name: bdi })
      : t('saveToBoard.savingToSection', { board, section, name: bdi })
  const paused = view === 'reviewing' && saved === 0 ? 'noneSaved' : view
  return (
    <CreatePinPane
      title={view === 'saving' ? saving : t(`severalPins.${paused}`)}
      viewKey={view}
      close={
        canReopen && view !== 'saving'
          ? { label: t('createPin.closeWindow'), onClick: props.onLeave }
          : undefined
      }
    >
      <SeveralPinsRoot>
        <div data-at="progress">
          <p role="status">{t('severalPins.progress', { saved, count: results.length })}</p>
          <progress
            aria-label={t('severalPins.progress', { saved, count: results.length })}
            value={saved}
            max={results.length}
          />
        </div>
        <div data-at="reason" role="alert">
          {isPaused && <span>{t(`severalPins.${view}Body`, { count })}</span>}
        </div>
        <VisuallyHidden role="alert">
          {view !== 'saving' && (
            <span>
              {results
                .flatMap((result) => (reasonOf(result) ? `${result.name}: ${reasonOf(result)}` : []))
                .join(' ')}
            </span>
          )}
        </VisuallyHidden>
        <div role="status">{isSlow && <p>{t('common.stillWorking')}</p>}</div>
        {view !== 'saving' && (
          <div data-at="actions">
            {isPaused && (
              <Button onClick={props.onResume}>
                {t(view === 'offline' ? 'severalPins.resume' : 'severalPins.logIn')}
              </Button>
            )}
            {canRetry && !isPaused && <Button onClick={props.onRetry}>{t('common.retry')}</Button>}
            {canReopen && (
              <Button variant="secondary" onClick={props.onOtherBoard}>
                {t('createPin.otherBoard')}
              </Button>
            )}
            {!canReopen && (
              <Button variant="secondary" onClick={props.onLeave}>
                {t('createPin.closeWindow')}
              </Button>
            )}
          </div>
        )}
        <ul aria-label={t('severalPins.list')}>
          {results.map((result) => (
            <PinResultRow
              key={result.url}
              {...result}
              reason={reasonOf(result)}
              onRepeat={view === 'saving' ? null : props.onRepeat}
            />
          ))}
        </ul>
      </SeveralPinsRoot>
    </CreatePinPane>
  )
}
