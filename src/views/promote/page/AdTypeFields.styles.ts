import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** The chosen tag, and the button that chooses another one. */
export const TagRoot = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[3]} ${vars.space[4]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border-radius: ${vars.radius[16]};
  background: ${vars.color.sunken};
  > [data-at='words'] {
    display: grid;
    flex: 1 1 10rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    > strong {
      font-size: ${vars.type[14]};
      font-weight: 500;
    }
  }
  > [data-variant='secondary'] {
    background: ${vars.color.ground};
  }
  > [data-ui='error'] {
    flex-basis: 100%;
    font-size: ${vars.type[14]};
    &:empty {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`)
