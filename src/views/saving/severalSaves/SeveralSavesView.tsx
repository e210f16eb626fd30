'use client'
import { common } from '../../../messages/en/common.ts'
import { severalSaves } from '../../../messages/en/saving/severalSaves.ts'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { toasts } from '../../../messages/en/toasts.ts'
import type { FailedSave } from '../../../errors/saving/save.errors.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { safeHref } from '../../../ui/actions/safeUrl.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { AlertIcon, CheckIcon } from '../../../ui/layout/icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { Cover } from '../boardPicker/Cover.tsx'
import { SeveralSavesRoot } from './SeveralSavesView.styles.ts'

/** One board, and what became of the save to it. */
export interface SeveralSavesResult {
  /** Its picture is shown beside its name. Default: the glyph of a board. */
  readonly board: Pick<Board, 'id' | 'name'> & Partial<Pick<Board, 'coverUrl'>>
  readonly state: 'waiting' | 'saving' | 'saved' | 'failed'
  /** Why it failed; null unless it did. */
  readonly error: FailedSave | null
  /** What the server says about it, shown in place of our sentence. */
  readonly serverMessage: string | null
}

export interface SeveralSavesViewProps {
  /** The boards in the order of the saves, and what became of each. */
  readonly results: readonly SeveralSavesResult[]
  /** Whether every board has been tried. */
  readonly isDone: boolean
  /** Whether something failed that can be sent again. */
  readonly canRetry: boolean
  /** Called when the user sends what failed again. */
  readonly onRetry: () => void
  /** 'Save to another board as well'. */
  readonly onMore: () => void
  /** Called when the user is done: close the modal. */
  readonly onDone: () => void
}

const copy = { ...common, ...boardPicker, ...severalSaves, ...toasts }

const marks = { waiting: null, saving: <Spinner />, saved: <CheckIcon />, failed: <AlertIcon /> } as const

/** What becomes of a pin that is saved to several boards. */
export function SeveralSavesView({
  results,
  isDone,
  canRetry,
  onRetry,
  onMore,
  onDone,
}: SeveralSavesViewProps) {
  const t = useText(copy)
  const saved = results.filter(({ state }) => state === 'saved').length
  return (
    <SeveralSavesRoot>
      <p role="status">{t('severalSaves.progress', { saved, count: results.length })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ul aria-label={t('severalSaves.list')} tabIndex={0}>
        {results.map(({ board, state, error, serverMessage }) => (
          <li key={board.id} data-state={state}>
            <Cover src={safeHref(board.coverUrl ?? undefined)} />
            <bdi>{visibleName(board.name) || t('boardPicker.unnamed')}</bdi>
            <span>
              {asElement(marks[state])}
              {state !== 'failed' && <span>{t(`severalSaves.${state}`)}</span>}
            </span>
            {error && (
              <small>
                {serverMessage ? <bdi>{serverMessage}</bdi> : <span>{t(`save.error.${error}`)}</span>}
              </small>
            )}
          </li>
        ))}
      </ul>
      {/* Says at once which boards failed; the list says why. */}
      <VisuallyHidden role="alert">
        {isDone && saved < results.length && (
          <span>
            {results
              .filter(({ state }) => state === 'failed')
              .map(
                ({ board: { name }, serverMessage, error }) =>
                  `${name}: ${serverMessage ?? (error ? t(`save.error.${error}`) : '')}`,
              )
              .join(' ')}
          </span>
        )}
      </VisuallyHidden>
      {isDone && (
        <div data-at="actions">
          {canRetry && <Button onClick={onRetry}>{t('common.retry')}</Button>}
          <Button variant="secondary" onClick={onMore}>
            {t('severalSaves.more')}
          </Button>
          <Button variant={canRetry ? 'secondary' : undefined} onClick={onDone}>
            {t('severalSaves.done')}
          </Button>
        </div>
      )}
    </SeveralSavesRoot>
  )
}
