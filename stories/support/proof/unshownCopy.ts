import type { MessageKey } from '../../../src/messages/en.ts'

/** Messages that are on no story's page when its steps are over, and why. `npm run test:visual` compares this list with what it saw. */
export const unshownCopy: Partial<Readonly<Record<MessageKey, string>>> = {}
