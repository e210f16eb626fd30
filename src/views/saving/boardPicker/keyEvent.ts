import type { KeyboardEvent } from 'react'

/** The parts of a keyboard event that matter here. */
export type KeyPress = Pick<
  KeyboardEvent['nativeEvent'],
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** What the picker shows when the key is pressed. */
export interface PickerPosition {
  /** Rows in both lists. */
  readonly rowCount: number
  /** -1: the highlight is inactive. */
  readonly highlighted: number
  readonly query: string
  /** The key was pressed in the search field, where a space is text. */
  readonly isInField: boolean
}

export type PickerKeyEvent =
  | { readonly type: 'highlighted'; readonly row: number }
  | { readonly type: 'entered' }

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyPress) =>
  altKey || ctrlKey || metaKey || shiftKey

/** The row that a key moves the highlight to; null: the key does not move it. Up from the first row returns to the field. */
function rowAfter(key: string, from: number, rowCount: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, rowCount - 1)
    case 'ArrowUp':
      return from < 0 ? rowCount - 1 : from - 1
    case 'Home':
      return Math.min(0, rowCount - 1)
    case 'End':
      return rowCount - 1
    default:
      return null
  }
}

/** What a key does in the picker; null: nothing, so the browser handles it. */
export function keyEvent(press: KeyPress, position: PickerPosition): PickerKeyEvent | null {
  if (hasModifier(press)) return null
  const { highlighted, rowCount, query, isInField } = position
  const row = rowAfter(press.key, highlighted, rowCount)
  if (row !== null) return { type: 'highlighted', row }
  if (press.key === 'Enter' || (press.key === ' ' && !isInField)) return { type: 'entered' }
  // The field clears itself.
  return press.key !== 'Escape' || query !== '' || highlighted < 0 ? null : { type: 'highlighted', row: -1 }
}
