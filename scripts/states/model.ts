/** What a commit can show, as plain data: what two commits are compared by. */
export interface StatesModel {
  /** Files that the commit does not have, or that cannot be read there. */
  readonly missing: readonly string[]
  /** `<machine>.<path>` of every state, those with states of their own included. */
  readonly states: readonly string[]
  readonly transitions: readonly Transition[]
  /** Every row of the error catalogue, by id, as JSON. */
  readonly outcomes: Readonly<Record<string, string>>
  /** What each story claims, by the story's id. */
  readonly stories: Readonly<Record<string, readonly string[]>>
}

/** One way out of a state. */
export interface Transition {
  readonly from: string
  /** As a reader says it: `email.changed`, `after 600`, `logIn done`, `at once`. */
  readonly event: string
  /** Names and fixed parameters; empty without one. */
  readonly guard: string
  /** Where it leads; empty when the machine stays. */
  readonly to: string
}
