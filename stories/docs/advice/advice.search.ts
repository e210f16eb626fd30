import type { Advice } from './advice.types.ts'

/** The flows of search. */
export const searchFlowAdvice: Readonly<Record<string, Advice>> = {
  'Search/Advisory': {
    do: 'Mount it between the search field and the results, with the advisory as the server gave it, and keep that object for the whole search.',
    dont: 'Don’t hide results because of it: an advisory informs, and people can go on searching.',
  },
}
