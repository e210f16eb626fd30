import type { SaveChangeEmitted } from '../../../../machines/saving/saveChange/saveChange.types.ts'
import { imageSignatureOf } from '../../../domain/saving/imageAddress.ts'
import { forgetSave, rememberSave } from '../../../domain/saving/recentSaves.ts'
import type { SaveChange } from '../../../domain/saving/saveChange.ts'
import type { EveryRowId } from '../../../errors/index.ts'
import type { Failure } from '../../../errors/failure.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { refreshAfterBoard } from '../boardPicker/recentBoards.ts'
import type { SaveFlowEmitted, SaveListeners } from '../saveToBoard/saveToBoard.effects.ts'

/** What the flow and its steps emit. */
export type SaveChangeFlowEmitted =
  | Exclude<SaveChangeEmitted, { type: 'attempt.failed' }>
  | { readonly type: 'attempt.failed'; readonly row: EveryRowId; readonly failure: Failure | null }
  | Extract<
      SaveFlowEmitted,
      { type: 'boardForm.created' | 'section.created' | 'form.cancelled' | 'boardForm.cancelled' }
    >

/** The picture was saved during this visit, or it was not. */
function remember({ visit, policy }: TackboardConfig, { pin, from, to }: SaveChange): void {
  const save = { pinId: pin.id, imageSignature: imageSignatureOf(pin.imageUrl) }
  visit.updateSaves((recent) => {
    const left = from ? forgetSave(recent, { ...save, board: from.board }) : recent
    return to ? rememberSave(left, { ...save, ...to }, policy.createPin) : left
  })
}

/** Turns what the flow emits into a callback or a log event; the component handles toasts and the end. */
export function runSaveChangeEffect(
  effect: SaveChangeFlowEmitted,
  config: TackboardConfig,
  { onSaveChange }: Pick<SaveListeners, 'onSaveChange'>,
): void {
  switch (effect.type) {
    case 'save.changed':
      remember(config, effect.change)
      return onSaveChange?.(effect.change)
    case 'change.confirmed': {
      const { pin, to } = effect.change
      const details = { pinId: pin.id, boardId: to?.board.id ?? null, sectionId: to?.section?.id ?? null }
      return config.onLog({ level: 'info', event: 'saveChange.succeeded', details })
    }
    case 'boardForm.created':
      return refreshAfterBoard(config, effect.board)
    case 'attempt.failed':
      return config.onLog({ level: 'info', event: 'saveChange.failed', details: failureDetails(effect) })
    default:
  }
}
