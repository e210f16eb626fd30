import { styled } from 'styled-components'
import { vars } from '../../../theme/vars.ts'
import { buttonStyles } from '../../../ui/actions/Button.styles.ts'
import { checkboxStyles } from '../../../ui/fields/Checkbox.styles.ts'
import { linkStyles } from '../../../ui/actions/Link.styles.ts'
import { sheet } from '../../../ui/layout/sheet.ts'
import { surfaceStyles } from '../../../ui/layout/surface.ts'

/** As wide as its container: the terms are long. */
export const ConsentsRoot = styled.div(sheet`
  ${surfaceStyles}
  ${buttonStyles}
  ${linkStyles}
  ${checkboxStyles}
  display: grid;
  gap: ${vars.space[4]};
  > p { text-align: center; text-wrap: balance; }
  form, fieldset { display: grid; gap: ${vars.space[4]}; min-inline-size: 0; }
  fieldset { gap: ${vars.space[3]}; }
  legend { padding-block-end: ${vars.space[2]}; font-weight: 650; }
  [data-at='all'] { padding-block-end: ${vars.space[4]}; border-block-end: 1px solid ${vars.color.divider}; font-weight: 600; }
  [data-ui='checkbox'] > [data-ui='link'] { display: inline-block; padding-block: 2px; font-size: ${vars.type[14]}; font-weight: 400; }
  [data-at='actions'] { display: flex; gap: ${vars.space[2]}; justify-content: center; > * { min-inline-size: 120px; } }
  [data-at='reason'] { color: ${vars.color.textSubtle}; font-size: ${vars.type[14]}; text-align: center; }
  /* Back is for the desktop alone (auth.txt §2); a phone's sheet begins here. */
  @media (max-width: 480px) {
    [data-at='actions'] > [data-variant] { display: none; }
    [data-at='actions'] > * { flex: 1; }
  }
`)
