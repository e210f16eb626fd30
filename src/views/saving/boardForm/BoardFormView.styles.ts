import { styled } from 'styled-components'
import { vars } from '../../../theme/vars.ts'
import { checkboxStyles } from '../../../ui/fields/Checkbox.styles.ts'
import { noticeStyles } from '../../../ui/feedback/Notice.styles.ts'
import { sheet } from '../../../ui/layout/sheet.ts'
import { surfaceStyles } from '../../../ui/layout/surface.ts'
import { collaboratorsStyles } from './CollaboratorsField.styles.ts'

/** The root of `BoardFormView`: the column that it is put into. */
export const BoardFormRoot = styled.div(sheet`
  ${surfaceStyles}
  ${collaboratorsStyles}
  ${checkboxStyles}
  ${noticeStyles}
  form { display: grid; gap: ${vars.space[5]}; }
  [data-at='privacy'] {
    label { font-weight: 500; }
    small { display: block; padding-inline-end: ${vars.space[12]}; color: ${vars.color.textSubtle}; font-size: ${vars.type[14]}; }
  }
  [data-at='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${vars.space[2]};
    > [data-ui='notice'] { flex: 1 0 100%; }
    > div:last-child { display: flex; flex-wrap: wrap; gap: ${vars.space[2]}; }
    > p { flex: 1; min-inline-size: 10rem; color: ${vars.color.textSubtle}; font-size: ${vars.type[14]}; }
  }
`)
