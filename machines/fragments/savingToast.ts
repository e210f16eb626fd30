import type { Timing } from '../../src/domain/policy/timing.ts'
import type { saving } from '../../src/messages/en/saving/saving.ts'

/** The sentences of the toasts of saving, following and moving. */
export type SavingToastMessage = Extract<keyof typeof saving, `saving.toast.${string}`>

/** A toast of saving leaves a machine as a fact: which sentence, what it is about, how long by name. */
export interface SavingToast {
  readonly type: 'toast.shown'
  readonly message: SavingToastMessage
  /** What fills the sentence: names of a board, a section, a member. */
  readonly values?: Readonly<Record<string, string>>
  /** The server's own words, shown in place of the sentence. saving.txt §8. */
  readonly words?: string | null
  /** Where 'View' leads; without it the toast has no action. */
  readonly href?: string | null
  readonly duration: keyof Timing
  readonly kind: 'status' | 'alert'
}
