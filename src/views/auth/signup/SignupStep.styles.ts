import { styled } from 'styled-components'
import { vars } from '../../../theme/vars.ts'
import { buttonStyles } from '../../../ui/actions/Button.styles.ts'
import { sheet } from '../../../ui/layout/sheet.ts'
import { surfaceStyles } from '../../../ui/layout/surface.ts'

/** A step of a few words and a choice: the underage confirmation, a server's message. */
export const SignupStepRoot = styled.div(sheet`
  ${surfaceStyles}
  ${buttonStyles}
  display: grid;
  gap: ${vars.space[4]};
  text-align: center;
  text-wrap: balance;
  [data-at='message'] { unicode-bidi: isolate; white-space: pre-line; }
  [data-at='actions'] { display: flex; flex-wrap: wrap; gap: ${vars.space[2]}; justify-content: center; > * { min-inline-size: 120px; } }
  [data-at='status'] { font-size: ${vars.type[14]}; &:empty { position: absolute; } }
  [data-at='ways'] { display: flex; flex-wrap: wrap; gap: ${vars.space[2]} ${vars.space[5]}; justify-content: center; font-size: ${vars.type[14]}; }
`)
