/** The marker of a message that is not for people. saving.txt §8: "handling not shown". */
const HIDDEN = 'HIDDEN_ON_SERVER_ERROR'

/** The server's words, if they are for people; null where there are none to show. */
export const hideServerMarker = (words: string | null): string | null =>
  words?.includes(HIDDEN) ? null : words
