import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** As wide as its container, because the terms are long. The actions stay in sight while the terms scroll below them. */
export const ConsentsRoot = styled(Surface)(css`
  /* From the column to the edge of the dialog. */
  --tb-gutter: 0px;
  /* Below a page’s title as below a dialog’s. */
  section > & {
    margin-block-start: calc(-1 * ${vars.space[3]});
  }
  display: grid;
  gap: ${vars.space[4]};
  > p {
    text-align: center;
  }
  > p,
  label {
    text-wrap: balance;
  }
  form,
  fieldset {
    display: grid;
    min-inline-size: 0;
  }
  fieldset {
    gap: ${vars.space[3]};
    padding: ${vars.space[4]};
    border-block-start: 1px solid ${vars.color.divider};
  }
  /* Inside the card, not on its edge. */
  legend {
    float: inline-start;
    font-weight: 650;
  }
  [data-at='terms'] {
    position: relative;
    z-index: 1;
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    /* At the end of the terms it covers the shadow of the actions. */
    &::after {
      content: '';
      position: absolute;
      inset-block-start: calc(100% + 1px);
      inset-inline: calc(-1px - var(--tb-gutter));
      block-size: ${vars.space[5]};
      background: var(--tb-surface, ${vars.color.ground});
    }
  }
  [data-at='all'] {
    padding: ${vars.space[3]} ${vars.space[4]};
    font-weight: 600;
  }
  /* The actions, and in the same place, below them and the end of the terms, their shadow. */
  [data-at='foot'],
  form::after {
    grid-area: 2 / 1;
    position: sticky;
    inset-block-end: 0;
    margin-block-start: ${vars.space[4]};
    margin-inline: calc(-1 * var(--tb-gutter));
  }
  form::after {
    content: '';
    margin-block-start: 0;
    /* Inside what covers it at the end: at one edge, a hairline would be left of it. */
    background: linear-gradient(transparent, ${vars.color.divider}) 50% 0 / calc(100% - 2px) 16px no-repeat;
    @media (forced-colors: active) {
      margin-block-start: ${vars.space[4]};
      border-block-start: 1px solid;
      background: none;
    }
  }
  [data-at='foot'] {
    z-index: 2;
    display: grid;
    gap: ${vars.space[3]};
    padding: ${vars.space[3]} var(--tb-gutter);
    background: var(--tb-surface, ${vars.color.ground});
  }
  /* The foot of the dialog. */
  dialog > [data-ui='body']:has(> &) {
    padding-block-end: 0;
  }
  dialog > [data-ui='body'] > & {
    --tb-gutter: ${vars.space[4]};
    /* From the mark to the close button: terms take fewer lines. */
    @media (min-width: 481px) {
      --tb-gutter: ${vars.space[6]};
      margin-inline: calc(-1 * ${vars.space[4]});
    }
    [data-at='foot'] {
      padding-block-end: max(${vars.space[6]}, env(safe-area-inset-bottom));
    }
  }
  [data-ui='checkbox'] > [data-ui='link'] {
    display: inline-block;
    padding-block: 2px;
    font-size: ${vars.type[14]};
    font-weight: 400;
  }
  @media (min-width: 481px) {
    [data-ui='checkbox']:has(> [data-ui='link']) {
      display: flex;
      gap: ${vars.space[4]};
      align-items: start;
      justify-content: space-between;
      > [data-ui='link'] {
        flex: none;
        margin: 0;
      }
    }
  }
  [data-at='actions'] {
    display: flex;
    gap: ${vars.space[2]};
    justify-content: center;
    > * {
      min-inline-size: 120px;
    }
  }
  [data-at='reason'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    text-align: center;
    text-wrap: balance;
  }
  @media (max-width: 480px) {
    [data-at='actions'] > * {
      flex: 1;
      min-inline-size: 0;
    }
  }
`)
