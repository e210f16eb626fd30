import { styled } from 'styled-components'
import { vars } from '../../../theme/vars.ts'
import { buttonStyles } from '../../../ui/actions/Button.styles.ts'
import { noticeStyles } from '../../../ui/feedback/Notice.styles.ts'
import { sheet } from '../../../ui/layout/sheet.ts'
import { surfaceStyles } from '../../../ui/layout/surface.ts'
import { fieldStyles } from '../../../ui/fields/TextField.styles.ts'

/** A step of a social sign-up: one column, as wide as the log-in form. auth.txt §9. */
export const SocialSignupRoot = styled.div(sheet`
  ${surfaceStyles}
  ${fieldStyles}
  ${buttonStyles}
  ${noticeStyles}
  display: grid;
  gap: ${vars.space[4]};
  inline-size: min(100%, ${vars.size.formColumn});
  margin-inline: auto;
  text-align: center;
  form, [data-at='ways'] { display: grid; gap: ${vars.space[3]}; }
  form { text-align: start; }
  > p { text-wrap: balance; }
  p > bdi { font-weight: 600; }
  [data-at='status'] { color: ${vars.color.textSubtle}; font-size: ${vars.type[14]}; &:empty { position: absolute; } }
`)
