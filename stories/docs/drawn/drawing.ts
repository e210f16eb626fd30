import type { ReactNode } from 'react'

/** What a page advises against, as a drawing of 280 × 150, and the story that shows what it advises instead. */
export interface Drawing {
  /** The drawing in words, with a full stop. */
  readonly text: string
  readonly picture: ReactNode
  /** A story with a picture. */
  readonly instead: string
}
