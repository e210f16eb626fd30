'use client'
import { useState, type ReactNode } from 'react'
import { hexColor } from '../../../domain/auth/pinThumbnail.ts'
import { hostOf } from '../../../domain/saving/linkCard.ts'
import { common } from '../../../messages/en/common.ts'
import { saveToBoard } from '../../../messages/en/saving/saveToBoard.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { BoardCreatedView } from '../boardForm/BoardCreatedView.tsx'
import { PinPreview, type PinPreviewProps } from './PinPreview.tsx'
import { SaveToBoardRoot } from './SaveToBoardView.styles.ts'

const copy = { ...common, ...saveToBoard }

/** The steps in order. A section is added to a board that has sections, and created on a board that has none yet; the titles say so. */
const steps = [
  'choosingBoard',
  'creatingBoard',
  'choosingSection',
  'creatingSection',
  'addingSection',
  'savingSeveral',
  'saving',
  'boardCreated',
] as const

export type SaveStep = (typeof steps)[number]

/** The steps that closing leads back from. */
const steppingBack = new Set<SaveStep>(['choosingSection', 'creatingSection', 'addingSection'])

export interface SaveToBoardViewProps {
  /** The step that is on screen; it decides about the title, and about what closing means. */
  readonly step: SaveStep
  /** What is shown of the pin to save: its picture, texts and link. */
  readonly pin: PinPreviewProps['pin']
  /** Says that the pin is paid for. Default: it is not. */
  readonly label?: PinPreviewProps['label']
  /** The board selected; '' while none is. */
  readonly boardName: string
  /** The section selected; null: none, the board itself. */
  readonly sectionTitle: string | null
  /** The list or the form of the step. While `saving`, those of the step before: they stay in view, inert. */
  readonly children?: ReactNode
  /** What is said about the picture, below it. Default: nothing. */
  readonly noticeSlot?: ReactNode
  /** The field of the pin's description. Default: none. */
  readonly descriptionSlot?: ReactNode
  /** Close or Escape. What it means depends on the step. */
  readonly onClose: () => void
}

const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** Saves a pin to a board, step by step. */
export function SaveToBoardView({
  step,
  pin,
  label,
  boardName,
  sectionTitle,
  children,
  noticeSlot,
  descriptionSlot,
  onClose,
}: SaveToBoardViewProps) {
  const t = useText(copy)
  const [shown, setShown] = useState<{ readonly step: SaveStep; readonly direction?: 'on' | 'back' }>({
    step,
  })
  // The step that the pin is saved from stays in view.
  const isSaving = step === 'saving'
  const isKept = isSaving && shown.step !== 'saving' && children !== undefined
  if (shown.step !== step && !isKept)
    setShown({ step, direction: steps.indexOf(step) > steps.indexOf(shown.step) ? 'on' : 'back' })
  const name = isolated
  const view = isKept ? shown.step : step
  const saving =
    isSaving &&
    (sectionTitle === null
      ? t('saveToBoard.savingToBoard', { board: boardName, name })
      : t('saveToBoard.savingToSection', { board: boardName, section: sectionTitle, name }))
  // While the pin is saved from such a step its header stays as it is, although closing then closes.
  const isBackShown = steppingBack.has(view)
  return (
    <Dialog
      title={t(`saveToBoard.${view}`)}
      viewKey={step}
      width={750}
      closeLabel={t('common.close')}
      backLabel={isBackShown ? t(isSaving ? 'common.close' : 'saveToBoard.back') : undefined}
      onClose={onClose}
    >
      <SaveToBoardRoot data-step={view} data-back={isBackShown || undefined}>
        {/* Mounted before its text, or screen readers do not announce it. */}
        <VisuallyHidden role="status">{isKept && saving}</VisuallyHidden>
        {view !== 'boardCreated' && (
          <div data-at="pin">
            <PinPreview pin={pin} label={label} />
            {asElement(noticeSlot)}
          </div>
        )}
        <div data-at="pane" key={view} data-step={view} data-direction={shown.direction} inert={isKept}>
          {view === 'saving' ? (
            <div data-at="status" role="status">
              <Spinner />
              <p>{saving}</p>
            </div>
          ) : view === 'boardCreated' ? (
            <>
              <BoardCreatedView
                isUntitled
                name={boardName}
                imageUrl={pin.imageUrl ?? null}
                host={hostOf(pin.link)}
                color={hexColor(pin.color)}
              />
              <Button onClick={onClose}>{t('saveToBoard.done')}</Button>
            </>
          ) : (
            children
          )}
        </div>
        {descriptionSlot && view !== 'boardCreated' && (
          <div data-at="description" inert={isSaving}>
            {descriptionSlot}
          </div>
        )}
      </SaveToBoardRoot>
    </Dialog>
  )
}
