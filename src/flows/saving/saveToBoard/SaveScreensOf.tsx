'use client'
import type { PinToSave } from '../../../domain/saving/board.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { BoardFormScreenProps } from '../boardForm/BoardFormScreen.tsx'
import { BoardPickerScreen } from '../boardPicker/BoardPickerScreen.tsx'
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
}

/** The list or the form of the current step. */
export function SaveScreensOf({ screens, imageUrl }: SaveScreensOfProps) {
  const { boardPicker, boardForm, sectionPicker, sectionForm } = screens
  return (
    <>
      {boardPicker && <BoardPickerScreen picker={boardPicker} imageUrl={imageUrl} />}
      {boardForm && <BoardFormScreen actor={boardForm} />}
      {sectionPicker && <SectionPickerScreen actor={sectionPicker} />}
      {sectionForm && <SectionFormScreen actor={sectionForm} />}
    </>
  )
}
