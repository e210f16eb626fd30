import { nameInArabic } from '../../mocks/fixtures/arabic.ts'
import { db } from '../../mocks/index.ts'
import type { driven } from './reaches.ts'

type Driven = ReturnType<typeof driven>

/** The same story with boards, pins and people of Arabic names: `...inArabic(driven(…))`, with `globals: { locale: 'ar' }`. */
export const inArabic = (story: Driven): Driven => ({
  ...story,
  beforeEach: (run) => {
    story.beforeEach(run)
    nameInArabic(db)
  },
})

/** With its numbers as the browser writes them in Arabic: Chromium has Latin digits, WebKit Arabic ones. */
export const inDigits = (text: string): string =>
  text.replaceAll(/\d+/g, (digits) => new Intl.NumberFormat('ar').format(Number(digits)))
