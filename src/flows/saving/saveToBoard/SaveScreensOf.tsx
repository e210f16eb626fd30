'use client'
import type { PinToSave } from '../../../domain/saving/board.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useLoaded } from '../../runtime/useLoaded.ts'
import { severalPart } from '../severalSaves/several.part.ts'
import type { BoardFormScreenProps } from '../boardForm/BoardFormScreen.tsx'
import { BoardPickerScreen, type BoardPickerScreenProps } from '../boardPicker/BoardPickerScreen.tsx'
import type { SectionFormScreenProps } from '../sectionForm/SectionFormScreen.tsx'
import { SectionPickerScreen } from '../sectionPicker/SectionPickerScreen.tsx'
import type { SaveScreens } from './saveToBoard.connect.ts'

const BoardFormScreen = lazyScreen<BoardFormScreenProps>(
  async () => (await import('../boardForm/BoardFormScreen.tsx')).BoardFormScreen,
)
const SectionFormScreen = lazyScreen<SectionFormScreenProps>(
  async () => (await import('../sectionForm/SectionFormScreen.tsx')).SectionFormScreen,
)

export interface SaveScreensOfProps {
  readonly screens: SaveScreens
  readonly imageUrl: PinToSave['imageUrl']
  /** What is said about a board in its row. Default: nothing. */
  readonly noteOf?: BoardPickerScreenProps['noteOf']
  /** Closes the modal. */
  readonly onDone: () => void
}

/** The list or the form of the current step. */
export function SaveScreensOf({ screens, imageUrl, noteOf, onDone }: SaveScreensOfProps) {
  const { boardPicker, boardForm, sectionPicker, sectionForm, severalSaves } = screens
  const Several = useLoaded(severalPart)?.SeveralSavesScreen
  return (
    <>
      {boardPicker && <BoardPickerScreen picker={boardPicker} {...{ imageUrl, noteOf }} />}
      {boardForm && <BoardFormScreen actor={boardForm} />}
      {sectionPicker && <SectionPickerScreen actor={sectionPicker} />}
      {sectionForm && <SectionFormScreen actor={sectionForm} />}
      {severalSaves && Several && <Several actor={severalSaves} onDone={onDone} />}
    </>
  )
}
