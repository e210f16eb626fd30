/** Rules and limits of saving that an app may override. Each has a default. */
export interface SavingPolicy {
  /** The picker shows its search field from this many boards on. Default: 8. saving.txt §2 "hidden when the board count is low". */
  readonly boardSearchFrom: number
  /** From this many typed characters on, the picker shows search results instead of its lists. Default: 1. saving.txt §2. */
  readonly boardSearchThreshold: number
  /** Up to this many boards are shown as one list without headings. Default: 3. saving.txt §2. */
  readonly singleListUpTo: number
  /** How many boards to request as 'Top choices'. Default: 2. saving.txt §9. */
  readonly shortlistSuggestions: number
  /** Maximum number of names suggested for a new board. Default: 4. */
  readonly titleSuggestionLimit: number
  /** Maximum length of a board's name. Default: 50. saving.txt §5 "the board-title limit". */
  readonly boardTitleLimit: number
  /** Maximum length of a section's name. Default: 50. */
  readonly sectionTitleLimit: number
  /** Maximum number of suggested hashtags. Default: 5. saving.txt §9. */
  readonly hashtagLimit: number
  /** Characters, besides whitespace, that end a hashtag. saving.txt §5. */
  readonly hashtagEnds: string
  /** Maximum account age, in full days, for quick promote to be offered. Default: 90. saving.txt §2. */
  readonly quickPromoteMaxAccountDays: number
  /** Mail domains, including subdomains, that cannot be invited to a board. `yahoo.*` matches every country. saving.txt §5. */
  readonly disallowedMailDomains: readonly string[]
  /** Email addresses that cannot be invited to a board. Default: none. saving.txt §5 "a disallowed list". */
  readonly disallowedEmails: readonly string[]
  /** Maximum number of members per bulk-follow request. A request succeeds or fails as a unit. Default: 25. */
  readonly bulkFollowChunk: number
  /** Whether a question is asked before a member is blocked. Unblocking asks nothing. Default: true. */
  readonly confirmBlock: boolean
  /** Number of confetti particles. Default: 120. saving.txt §4. */
  readonly confettiParticles: number
  /**
   * How a pin and its board are read: 'byId' uses `GET /v3/pins/{id}/` and the pin resource, 'query' the query by `pinId`. Members who act
   * for another profile always read by ID, because the query has no field for the profile. Default: 'byId'. saving.txt §7.
   */
  readonly pinReads: 'byId' | 'query'
  /** Layout of boards whose pins can be saved again without a warning. Default: 'quick_creates'. saving.txt §2. */
  readonly quickCreatesLayout: string
  /** Whether the toast after a save offers 'Undo' and 'Change', besides 'View'. Default: false. Beyond the specification. */
  readonly undoSaves: boolean
  /** Whether the save modal can save to several boards at once. Default: false. Beyond the specification. */
  readonly severalBoards: boolean
  /**
   * Whether the member can choose the order of their boards, 'Last saved' or 'A to Z', where boards are chosen from. This device remembers
   * it, and `readBoards` then says it in `sort`. Default: false. Beyond the specification.
   */
  readonly boardSort: boolean
  /**
   * Whether a board's row in the board picker shows the faces of those who share it, where the server names them in `collaborators`.
   * Default: false. Beyond the specification.
   */
  readonly boardFaces: boolean
  /**
   * Whether the save modal and the create-pin page say on which boards the member has the picture already. The call `findDuplicates` answers
   * that; the save never waits for it. Default: false. Beyond the specification.
   */
  readonly findsDuplicates: boolean
  /**
   * Whether a search in the board picker finds sections as well, each as a row that the pin is saved into at once. The list of boards has
   * to name them (`sections`). Default: false. Beyond the specification.
   */
  readonly sectionsInSearch: boolean
  /** Whether the save modal can add a section to a board without any, and save the pin into it. Default: false. Beyond the specification. */
  readonly firstSection: boolean
  /**
   * Whether the sections that the member saved to during the visit are among the 'Top choices', `shortlistSuggestions` of them at most.
   * Default: false. Beyond the specification.
   */
  readonly recentSections: boolean
  /**
   * Whether pins can be dragged onto a section or another board where they are selected and moved, and each has its own 'Move to'.
   * `MovePins` passes it on as `canDrag`. Default: false. Beyond the specification.
   */
  readonly dragsToSections: boolean
}

/** Values from saving.txt or, where the spec leaves them open, Tackboard's own. */
export const defaultSavingPolicy: SavingPolicy = {
  boardSearchFrom: 8,
  boardSearchThreshold: 1,
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
  confirmBlock: true,
  confettiParticles: 120,
  pinReads: 'byId',
  quickCreatesLayout: 'quick_creates',
  undoSaves: false,
  severalBoards: false,
  boardSort: false,
  boardFaces: false,
  findsDuplicates: false,
  sectionsInSearch: false,
  firstSection: false,
  recentSections: false,
  dragsToSections: false,
}
