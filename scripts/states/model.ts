/** The states, outcomes and stories of a commit, as plain data. Commits are compared by their models. */
export interface StatesModel {
  /** Sources that do not exist in the commit or cannot be read. */
  readonly missing: readonly string[]
  /** `<machine>.<path>` of every state, including compound states. */
  readonly states: readonly string[]
  readonly transitions: readonly Transition[]
  /** Every row of the error catalogue, by id, as JSON. */
  readonly outcomes: Readonly<Record<string, string>>
  /** What each story claims to show, by the story's id. */
  readonly stories: Readonly<Record<string, readonly string[]>>
}

/** A transition out of a state. */
export interface Transition {
  readonly from: string
  /** For example `email.changed`, `after 600`, `logIn done`, `at once`. */
  readonly event: string
  /** The guard's name and parameters; empty if there is none. */
  readonly guard: string
  /** The target; empty for an internal transition. */
  readonly to: string
}
