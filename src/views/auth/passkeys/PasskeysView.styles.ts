import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { cardRows } from '../../../ui/list/cardRows.styles.ts'

/** The root of `PasskeysView`. */
export const PasskeysRoot = styled(Surface).attrs({ as: 'section' })(css`
  ${cardRows}
  --tb-row: 80px;
  --tb-picture: 40px;
  inline-size: min(100%, 640px);
  > [data-at='intro'] {
    margin-block-start: calc(-1 * ${vars.space[2]});
    color: ${vars.color.textSubtle};
    text-wrap: balance;
  }
  [data-at='empty'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[3]};
    padding-block-start: ${vars.space[4]};
    color: ${vars.color.textSubtle};
    text-align: center;
    text-wrap: balance;
    /* The button below it is as wide as one of a form. */
    & ~ [data-at='passkey'] {
      justify-self: center;
      inline-size: min(100%, ${vars.size.formColumn});
    }
  }
  [data-at='glyph'] {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${vars.radius[10]};
    background: ${vars.color.sunken};
    font-size: 20px;
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
  /* A line for each date, since two are wider than what the buttons leave. */
  && small > * {
    display: block;
    &::after {
      content: none;
    }
  }
  /* A date fits one line of a phone. */
  @container (max-width: 280px) {
    li {
      column-gap: ${vars.space[2]};
      padding-inline: ${vars.space[3]};
    }
  }
  [data-at='renaming'] {
    grid-template-columns: minmax(0, 1fr);
  }
  form {
    display: grid;
    gap: ${vars.space[3]};
  }
  [data-at='end'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${vars.space[2]};
  }
`)
