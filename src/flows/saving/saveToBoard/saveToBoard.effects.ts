import { forgetSection, rememberSave } from '../../../domain/saving/recentSaves.ts'
import { imageSignatureOf } from '../../../domain/saving/imageAddress.ts'
import type {
  SaveToBoardEmitted,
  RefreshedSections,
} from '../../../../machines/saving/saveToBoard/saveToBoard.types.ts'
import type { BoardFormEmitted } from '../../../../machines/saving/boardForm/boardForm.types.ts'
import type { SaveChange } from '../../../domain/saving/saveChange.ts'
import type { SavedPin } from '../../../domain/saving/savedCounts.ts'
import type { EveryRowId } from '../../../errors/index.ts'
import type { Failure } from '../../../errors/failure.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { goTo } from '../../runtime/goTo.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { refreshAfterBoard } from '../boardPicker/recentBoards.ts'

/** The payload of `onSaved`: the saved pin, the board and section it was saved to, and where it came from. */
export interface PinSaved extends SavedPin {
  /** The `sourceBoardId` the modal was opened with. It is null when none was given. */
  readonly sourceBoardId: string | null
  /** The `sourceSectionId` the modal was opened with. It is null when none was given. */
  readonly sourceSectionId: string | null
  /** The `pinImport` the modal was opened with. It is null when none was given. */
  readonly pinImport: unknown
}

/** Callbacks of a save. */
export interface SaveListeners {
  /** Called once per successful save, so that the app can update its own copies of the board, the section and the viewer. */
  readonly onSaved?: ((saved: PinSaved) => void) | undefined
  /** Called after a save into a section with the server's current sections. Not called if they could not be read. */
  readonly onSectionsRefreshed?: ((refreshed: RefreshedSections) => void) | undefined
  /**
   * Called when a save is undone or moved (`policy.saving.undoSaves`): at once, before the server has answered. If the server fails, it is
   * called again with a change that takes the first one back.
   */
  readonly onSaveChange?: ((change: SaveChange) => void) | undefined
  /** Called when the modal has closed. A save in flight continues: keep the component mounted until its toast is shown. */
  readonly onClose?: (() => void) | undefined
}

type BoardCreated = Extract<BoardFormEmitted, { type: 'boardForm.created' }>

/** What the flow and its steps emit. */
export type SaveFlowEmitted =
  | Exclude<SaveToBoardEmitted, { type: 'attempt.failed' }>
  | { readonly type: 'attempt.failed'; readonly row: EveryRowId; readonly failure: Failure | null }
  | BoardCreated
  /** Events that a step emits and this flow does not need. */
  | { readonly type: 'section.created' | 'form.cancelled' | 'boardForm.cancelled' }

/** The beacon of a save. */
const savedBeacon = { event_type: 1, view_type: 92 } as const

type Sources = Pick<PinSaved, 'sourceBoardId' | 'sourceSectionId' | 'pinImport'>

/** Turns what the flow emits into a callback, a navigation or a log event; the component handles toasts and the end. */
export function runSaveEffect(
  effect: SaveFlowEmitted,
  config: TackboardConfig,
  { sourceBoardId, sourceSectionId, pinImport }: Sources,
  listeners: SaveListeners,
): void {
  const { onLog, visit, policy } = config
  switch (effect.type) {
    case 'pin.saved': {
      const { pin, board, section, viewerPinCountDelta } = effect.saved
      const save = { board, section, pinId: pin.id, imageSignature: imageSignatureOf(pin.imageUrl) }
      visit.updateSaves((recent) => rememberSave(recent, save, policy.createPin))
      onLog({
        level: 'info',
        event: 'pin.saved',
        details: { ...savedBeacon, pinId: pin.id, boardId: board.id, sectionId: section?.id ?? null },
      })
      const sources = { sourceBoardId, sourceSectionId, pinImport }
      return listeners.onSaved?.({ pin, board, section, viewerPinCountDelta, ...sources })
    }
    case 'section.gone': {
      const { boardId, sectionId } = effect
      return visit.updateSaves((recent) => forgetSection(recent, boardId, sectionId))
    }
    case 'boardForm.created':
      return refreshAfterBoard(config, effect.board)
    case 'sections.refreshed':
      return listeners.onSectionsRefreshed?.(effect.refreshed)
    case 'board.opened':
      return effect.url === '' ? undefined : goTo(config, effect.url)
    case 'modal.closed':
      return listeners.onClose?.()
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'saveToBoard.failed', details: failureDetails(effect) })
    default:
  }
}
