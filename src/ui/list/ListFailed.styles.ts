import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The root of `ListFailed`: the notice's surface, around the notice and the button. */
export const ListFailedRoot = styled.div(css`
  &:not([data-shown]) {
    position: absolute;
  }
  &[data-shown] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${vars.space[2]};
    padding: ${vars.space[2]};
    padding-inline-start: ${vars.space[4]};
    border: 1px solid transparent;
    border-radius: ${vars.radius[24]};
    background: ${vars.severity.dangerSurface};
  }
  > [data-ui='notice']:not(:empty)[data-severity] {
    flex: 1 1 10rem;
    padding: ${vars.space[2]} 0;
    border: 0;
    background: none;
  }
`)
