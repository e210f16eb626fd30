'use client'
import { formatMoney } from '../../../domain/money/formatMoney.ts'
import type { DraftNote } from '../../../domain/promote/draft.ts'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { AlertIcon, CheckIcon, CloseIcon } from '../../../ui/layout/icons.tsx'
import { useLocale, useText } from '../../text.tsx'
import { DraftRoot, SavedRoot } from './DraftStatus.styles.ts'
import type { PromotePageViewProps } from '../PromotePageView.types.ts'
import { useErrorText } from './useErrorText.tsx'

/** Whether the last change is saved. It changes at every pause, so it is not announced; that nothing can be saved is, by its notice. */
export function DraftSaved({ draft }: Pick<PromotePageViewProps, 'draft'>) {
  const t = useText(promotePage)
  const isShown = draft === 'saved' || draft === 'unsaved'
  return (
    <SavedRoot data-ui="draftSaved">
      {isShown && (
        <>
          {draft === 'saved' ? <CheckIcon /> : <AlertIcon />}
          <span>{t(`promotePage.draft.${draft}`)}</span>
        </>
      )}
    </SavedRoot>
  )
}

export interface DraftStatusProps extends Pick<
  PromotePageViewProps,
  | 'draft'
  | 'restoration'
  | 'draftNotes'
  | 'limits'
  | 'notice'
  | 'serverMessage'
  | 'progress'
  | 'onStartOver'
  | 'onUndo'
  | 'onNoticed'
  | 'onAdoptDraft'
  | 'onKeepDraft'
  | 'onContinue'
> {
  /** Called when a notice was answered, so that its buttons may be gone. */
  readonly onAnswered: () => void
}

/** The notices of the page: its problems, and what happened to its draft. Each is announced. */
export function DraftStatus(props: DraftStatusProps) {
  const { draft, restoration, draftNotes, limits, notice } = props
  const t = useText(promotePage)
  const { locale } = useLocale()
  const errorText = useErrorText(props.serverMessage)
  const answer = (callback: () => void) => () => {
    callback()
    props.onAnswered()
  }
  const link = (text: string, callback: () => void) => (
    <Button variant="link" onClick={answer(callback)}>
      {text}
    </Button>
  )
  const noteText = (note: DraftNote) =>
    t(`promotePage.note.${note}`, {
      minimum: formatMoney(limits.minimum, locale, { isShort: true, hasCode: true }),
      currency: limits.currency,
    })
  const isUnsaved = draft === 'unsaved' && notice === null
  return (
    <DraftRoot data-ui="draftStatus">
      <Notice severity="error">
        {errorText(notice) ?? (isUnsaved && errorText('quickPromote.draftUnsaved'))}
      </Notice>
      <Notice severity="success">
        {props.progress === 'created' && (
          <>
            <span>{t('promotePage.created')}</span>
            <div data-at="actions">
              <Button size={40} onClick={props.onContinue}>
                {t('promotePage.continue')}
              </Button>
            </div>
          </>
        )}
      </Notice>
      <Notice>
        {draft === 'outdated' && (
          <>
            <span>{t('promotePage.draft.outdated')}</span>
            <div data-at="actions">
              {link(t('promotePage.draft.adopt'), props.onAdoptDraft)}
              {link(t('promotePage.draft.keep'), props.onKeepDraft)}
            </div>
          </>
        )}
      </Notice>
      <Notice>
        {(restoration !== 'none' || draftNotes.length > 0) && (
          <>
            {restoration !== 'none' && <span>{t(`promotePage.draft.${restoration}`)}</span>}
            {draftNotes.length > 0 && (
              <ul>
                {draftNotes.map((note) => (
                  <li key={note}>{noteText(note)}</li>
                ))}
              </ul>
            )}
            <div data-at="actions">
              {restoration === 'restored' && link(t('promotePage.draft.startOver'), props.onStartOver)}
              {restoration === 'discarded' && link(t('promotePage.draft.undo'), props.onUndo)}
            </div>
            <Button
              variant="icon"
              aria-label={t('promotePage.draft.dismiss')}
              leading={<CloseIcon />}
              onClick={answer(props.onNoticed)}
            />
          </>
        )}
      </Notice>
    </DraftRoot>
  )
}
