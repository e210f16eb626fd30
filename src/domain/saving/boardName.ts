import type { Policy } from '../policy/policy.ts'
import { cutGraphemes } from '../text/truncate.ts'

/** What may be wrong with a board's name. saving.txt §5 "Board name". */
export type BoardNameError = 'nameRequired' | 'nameTooLong'

/**
 * Everything that is wrong with a board's name as it is typed, in the order it is said. The limit counts characters as a reader does (an
 * emoji family is one), blanks at the edges included, as a field with a greatest length counts them; what is sent is trimmed.
 */
export function boardNameErrors(name: string, { saving }: Pick<Policy, 'saving'>): readonly BoardNameError[] {
  const errors: BoardNameError[] = []
  if (name.trim() === '') errors.push('nameRequired')
  if (cutGraphemes(name, saving.boardTitleLimit) !== name) errors.push('nameTooLong')
  return errors
}
