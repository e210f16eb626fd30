import { anyRow, type EveryRowId } from '../../src/errors/index.ts'
import { labelOf, proveRow } from '../proof/proveRow.ts'
import { noticeTitle } from '../proof/rowText.ts'
import type { Step } from '../steps/steps.ts'
import { focusIsOn } from './checks.steps.ts'
import { focusInField, focusOnTitle } from './page.steps.ts'

/** The row's text is shown where the catalogue places it. */
export const showsRow = (row: EveryRowId): Step => [
  `See the error ${row}`,
  ({ stage }) => proveRow(row, stage),
]

/** Focus is in the row's field or on the title of its dialog. Otherwise it stays on the button. J1, J5. */
export function focusAfter(row: EveryRowId, button: string): Step {
  const { placement } = anyRow(row)
  if (placement.kind === 'dialog') return focusOnTitle(noticeTitle(placement.dialog))
  const label = placement.kind === 'field' ? labelOf(row, placement.field) : undefined
  return label === undefined ? focusIsOn(button) : focusInField(label)
}
