/** Every value of saving that the specification leaves open, with those it gives. An app may override each. */
export interface SavingPolicy {
  /** From this many boards on, the picker has a search field. saving.txt §2 "hidden when the board count is low" (value not shown). */
  readonly boardSearchFrom: number
  /** Up to this many boards are one list without headings. saving.txt §2: 3. */
  readonly singleListUpTo: number
  /** Boards asked for as 'Top choices'. saving.txt §9: 2. */
  readonly shortlistSuggestions: number
  /** Names suggested for a new board at most. Open value. */
  readonly titleSuggestionLimit: number
  /** Most characters of a board's name. saving.txt §5 "the board-title limit" (value not shown). */
  readonly boardTitleLimit: number
  /** Most characters of a section's name. Open value. */
  readonly sectionTitleLimit: number
  /** Hashtags suggested at most. saving.txt §9: 5. */
  readonly hashtagLimit: number
  /** Characters, besides white space, that end a hashtag. saving.txt §5 (the list is not shown). */
  readonly hashtagEnds: string
  /** Account age in days from which quick promote is no longer offered. saving.txt §2 (threshold not shown). */
  readonly quickPromoteMaxAccountDays: number
  /** Mail domains whose addresses may not be invited to a board, those below them included; `yahoo.*` is yahoo in every country. saving.txt §5. */
  readonly disallowedMailDomains: readonly string[]
  /** Addresses that may not be invited to a board. saving.txt §5 "a disallowed list". */
  readonly disallowedEmails: readonly string[]
  /** Members followed with one call at most when many are followed at once; what a call was for stands or falls together. Open value. */
  readonly bulkFollowChunk: number
  /** Particles of confetti. saving.txt §4: 120. */
  readonly confettiParticles: number
  /** Layout of boards whose pins may be saved again without a word. saving.txt §2: quick_creates. */
  readonly quickCreatesLayout: string
}

/** The documented values; where saving.txt is silent, Tackboard's own. */
export const defaultSavingPolicy: SavingPolicy = {
  boardSearchFrom: 8,
  singleListUpTo: 3,
  shortlistSuggestions: 2,
  titleSuggestionLimit: 4,
  boardTitleLimit: 50,
  sectionTitleLimit: 50,
  hashtagLimit: 5,
  hashtagEnds: '#.,;:!?()[]{}<>"\'`~@$%^&*+=|\\/-',
  quickPromoteMaxAccountDays: 90,
  disallowedMailDomains: ['yahoo.*', 'hotmail.*'],
  disallowedEmails: [],
  bulkFollowChunk: 25,
  confettiParticles: 120,
  quickCreatesLayout: 'quick_creates',
}
