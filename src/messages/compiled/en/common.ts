/** Generated from en/common.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { common as source } from '../../en/common.ts'
import type { Message } from '../../message.ts'

export const common: Readonly<Record<keyof typeof source, Message>> = {
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.ok': 'OK',
  'common.loading': 'Loading',
  'common.stillWorking': 'This is taking longer than usual.',
  'common.loadFailed': 'This part could not be loaded.',
  'common.retry': 'Try again',
}
