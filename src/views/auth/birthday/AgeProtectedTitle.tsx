'use client'
import { styled } from 'styled-components'
import { birthday } from '../../../messages/en/auth/birthday.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { useText } from '../../text.tsx'
import { Drawing } from '../shell/Drawing.tsx'

const Above = styled.div(css`
  margin-block-end: ${vars.space[4]};
`)

/** The title of the screen for users who are too young, for its container: below a drawing. */
export function AgeProtectedTitle() {
  const t = useText(birthday)
  return (
    <>
      <Above>
        <Drawing name="later" />
      </Above>
      <span>{t('ageProtected.title')}</span>
    </>
  )
}
