import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** The root of `BoardFormView`; it fills its column. */
export const BoardFormRoot = styled(Surface)(css`
  form {
    display: grid;
    gap: ${vars.space[6]};
  }
  [data-at='line'] {
    display: block;
  }
  [data-at='privacy'] {
    label {
      font-weight: 500;
    }
    small {
      display: block;
      padding-inline-end: ${vars.space[12]};
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
      text-wrap: balance;
    }
  }
  [data-at='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${vars.space[4]};
    > [data-ui='notice'] {
      flex: 1 0 100%;
    }
    > div:last-child {
      display: flex;
      flex-wrap: wrap;
      gap: ${vars.space[2]};
    }
    > p {
      flex: 1;
      min-inline-size: 10rem;
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
      text-wrap: balance;
    }
  }
`)
