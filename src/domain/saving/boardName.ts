import type { Policy } from '../policy/policy.ts'
import { cutGraphemes } from '../text/truncate.ts'
import { visibleName } from '../text/visibleName.ts'

/** The errors of a board's name. saving.txt §5 "Board name". */
export type BoardNameError = 'nameRequired' | 'nameTooLong'

/**
 * All errors of a board's name as typed, in the order to show them. The limit counts graphemes (an emoji family is one) and includes
 * surrounding whitespace, like a field's `maxLength`. Blanks at its ends go only when it is sent.
 */
export function boardNameErrors(name: string, { saving }: Pick<Policy, 'saving'>): readonly BoardNameError[] {
  const errors: BoardNameError[] = []
  if (visibleName(name) === '') errors.push('nameRequired')
  if (cutGraphemes(name, saving.boardTitleLimit) !== name) errors.push('nameTooLong')
  return errors
}
