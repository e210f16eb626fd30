/**
 * Where a key takes the highlight in a list of so many rows; -1: it is inactive, null: the key is no such key. From the first row up it
 * becomes inactive, as focus would go back to the field. saving.txt §2 "Keyboard". J10.
 */
export function highlightAfter(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1)
    case 'ArrowUp':
      return from < 0 ? count - 1 : from - 1
    case 'Home':
      return Math.min(0, count - 1)
    case 'End':
      return count - 1
    default:
      return null
  }
}
