import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The panel's content. */
export const ProfileListRoot = styled.div(css`
  display: grid;
  gap: ${vars.space[2]};
  ul {
    display: grid;
    gap: 2px;
    list-style: none;
  }
  /* The viewer's own profile, and those that are acted for. */
  li[data-own]:not(:last-child) {
    padding-block-end: ${vars.space[2]};
    margin-block-end: calc(${vars.space[2]} - 2px);
    border-block-end: 1px solid ${vars.color.divider};
  }
  /* Doubled, to outweigh the button's own layout and its disabled state. */
  && [data-at='profile'] {
    display: flex;
    justify-content: start;
    gap: ${vars.space[3]};
    inline-size: 100%;
    padding: ${vars.space[2]};
    border-radius: ${vars.radius[16]};
    font-weight: 400;
    text-align: start;
    &[aria-current] {
      background: ${vars.color.sunken};
      > span > [data-ui='icon'] {
        margin-inline-end: ${vars.space[1]};
      }
    }
    &[aria-disabled] {
      background: none;
      [data-ui='avatar'] {
        opacity: 0.5;
      }
      [data-at='name'] {
        color: ${vars.color.textSubtle};
      }
      small {
        color: ${vars.severity.warning};
      }
    }
    > [data-ui='label'] {
      display: flex;
      flex: 1;
      align-items: center;
      gap: ${vars.space[3]};
      min-inline-size: 0;
    }
  }
  [data-at='who'] {
    display: grid;
    justify-items: start;
    flex: 1;
    min-inline-size: 0;
    line-height: 1.25;
  }
  [data-at='name'] {
    font-size: ${vars.type[16]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small,
  p {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${vars.space[2]};
    /* Even lines would break 'two-factor' at its hyphen. */
    text-wrap: wrap;
    /* A second line starts where the first one does. */
    > span:has(> [data-ui='icon']) {
      display: flex;
      gap: ${vars.space[1]};
      > [data-ui='icon'] {
        flex: none;
      }
    }
  }
  [data-at='badge'] {
    padding-inline: ${vars.space[2]};
    border-radius: ${vars.radius[10]};
    background: ${vars.color.sunkenHover};
    color: ${vars.color.text};
  }
  > p:empty {
    position: absolute;
  }
  > p:not(:empty) {
    padding: ${vars.space[1]} ${vars.space[2]};
  }
  > [data-ui='spinner'] {
    justify-self: center;
    margin-block: ${vars.space[1]};
    color: ${vars.color.textSubtle};
  }
  @media (forced-colors: active) {
    [data-at='badge'] {
      outline: 1px solid;
    }
    && [data-at='profile'] {
      &,
      &[aria-disabled] {
        border-color: Canvas;
      }
      &[aria-current] {
        border-color: Highlight;
      }
      &[aria-current] > span > [data-ui='icon'] {
        color: Highlight;
      }
      &[aria-disabled] :is([data-at='name'], small) {
        color: GrayText;
      }
    }
  }
`)
