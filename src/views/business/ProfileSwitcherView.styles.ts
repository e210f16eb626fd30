import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'

/** The bar and the messages below it. */
export const SwitcherRoot = styled(Surface).attrs({ as: 'section' })(css`
  display: grid;
  gap: ${vars.space[2]};
  padding: ${vars.space[2]} ${vars.space[4]};
  background: ${vars.color.ground};
  border-block-end: 1px solid ${vars.color.divider};
  [data-at='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[3]};
    min-block-size: ${vars.size.control};
  }
  [data-ui='skeleton'] {
    --tb-row: ${vars.size.control};
    --tb-picture: 32px;
    --tb-inset: ${vars.space[1]};
    inline-size: min(100%, 240px);
  }
  [data-at='bar'] > :first-child {
    margin-inline-end: auto;
  }
  [data-at='trigger'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    font-weight: 400;
    text-align: start;
  }
  /* Doubled, to outweigh the button's own padding. */
  && [data-ui='popup'] > button {
    max-inline-size: 100%;
    padding: ${vars.space[1]} ${vars.space[3]} ${vars.space[1]} ${vars.space[1]};
  }
  [data-at='viewing'] {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[1]};
  }
  [data-at='who'] {
    display: grid;
    justify-items: start;
    min-inline-size: 0;
    line-height: 1.25;
    font-size: ${vars.type[14]};
  }
  [data-at='trigger'] [data-at='name'] {
    overflow: hidden;
    max-inline-size: 100%;
    font-size: ${vars.type[16]};
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small,
  [data-at='viewing'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  [data-at='message']:not([data-shown]) {
    position: absolute;
  }
  [data-at='message'][data-shown] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[4]};
  }
  [data-at='message'] > [data-ui='notice'] {
    flex: 1 1 288px;
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
`)

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
        color: ${vars.color.accent};
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
  }
  [data-at='badge'] {
    padding-inline: ${vars.space[2]};
    border-radius: ${vars.radius[10]};
    background: ${vars.color.sunkenHover};
    color: ${vars.color.text};
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
      &[aria-current] > span > [data-ui='icon'] {
        color: Highlight;
      }
      &[aria-disabled] :is([data-at='name'], small) {
        color: GrayText;
      }
    }
  }
`)
