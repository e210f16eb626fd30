import { styled } from 'styled-components'
import { vars } from '../../../theme/vars.ts'
import { buttonStyles } from '../../../ui/actions/Button.styles.ts'
import { noticeStyles } from '../../../ui/feedback/Notice.styles.ts'
import { sheet } from '../../../ui/layout/sheet.ts'
import { surfaceStyles } from '../../../ui/layout/surface.ts'
import { fieldStyles } from '../../../ui/fields/TextField.styles.ts'

/** One column, at most 484 wide: its page's. auth.txt §2 "Signup birthday step". */
export const BirthdayRoot = styled.div(sheet`
  ${surfaceStyles}
  ${fieldStyles}
  ${buttonStyles}
  ${noticeStyles}
  display: grid;
  gap: ${vars.space[4]};
  inline-size: min(100%, ${vars.size.dialog});
  margin-inline: auto;
  text-align: center;
  form { display: grid; gap: ${vars.space[4]}; text-align: start; }
  [data-at='status'] { color: ${vars.color.textSubtle}; font-size: ${vars.type[14]}; &:empty { position: absolute; } }
`)
