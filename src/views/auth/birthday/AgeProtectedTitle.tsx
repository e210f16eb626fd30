'use client'
import { birthday } from '../../../messages/en/auth/birthday.ts'
import { useText } from '../../text.tsx'
import { Drawing } from '../shell/Drawing.tsx'

/** The title of the screen for users who are too young, for its container: below a drawing. */
export function AgeProtectedTitle() {
  const t = useText(birthday)
  return (
    <>
      <Drawing name="later" />
      <span>{t('ageProtected.title')}</span>
    </>
  )
}
