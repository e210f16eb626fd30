import type { StageOptions } from './stage.ts'

/** The parameter that tells the toolbar which of its choices a story makes itself. */
export const OWN = 'ownChoices'

/** The toolbar's choices that a story's stage already makes. */
export const ownOf = ({
  viewer,
  session,
  country,
  experiments,
}: StageOptions): readonly ('viewer' | 'country' | 'experiment')[] => [
  ...(viewer || session !== undefined ? (['viewer'] as const) : []),
  ...(country ? (['country'] as const) : []),
  ...(experiments ? (['experiment'] as const) : []),
]
