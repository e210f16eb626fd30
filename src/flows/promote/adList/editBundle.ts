/** The form of an ad: one chunk, only for those who edit one. */
export { EditAd } from './EditAd.tsx'
export { todayIn } from './todayIn.ts'
