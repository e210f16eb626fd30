import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { cardRows } from '../../../ui/list/cardRows.styles.ts'

/** The root of `AdsView`. */
export const AdsRoot = styled(Surface).attrs({ as: 'section' })(css`
  ${cardRows}
  --tb-row: 88px;
  --tb-picture: 48px;
  inline-size: min(100%, 640px);
  [data-at='picture'] {
    overflow: hidden;
    block-size: 64px;
    border-radius: ${vars.radius[10]};
    background: ${vars.color.sunken};
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
  [data-at='state'] {
    display: grid;
    gap: ${vars.space[3]};
    > button {
      justify-self: start;
    }
    &:not(:has([data-ui='notice'] *)) {
      display: contents;
    }
  }
  [data-at='empty'] {
    display: grid;
    justify-items: start;
    gap: ${vars.space[4]};
    color: ${vars.color.textSubtle};
  }
`)
