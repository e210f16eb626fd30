import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** The root of `SeveralSavesView`: the list scrolls, the actions stay in place. */
export const SeveralSavesRoot = styled(Surface)(css`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[4]};
  min-block-size: 0;
  text-align: start;
  > p {
    font-weight: 600;
  }
  ul {
    flex: 1;
    min-block-size: 6rem;
    overflow: auto;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${vars.space[3]};
    align-items: center;
    padding-block: ${vars.space[2]};
    /* The picture of the board, as in the list that it was chosen from. */
    > img,
    > [data-at='cover'] {
      grid-row: 1 / span 2;
      display: grid;
      place-items: center;
      box-sizing: border-box;
      inline-size: 3rem;
      block-size: 3rem;
      border-radius: ${vars.radius[10]};
      object-fit: cover;
      background: ${vars.color.sunken};
      color: ${vars.color.textSubtle};
      @media (forced-colors: active) {
        border: 1px solid;
      }
    }
    > img {
      outline: 1px solid color-mix(in srgb, ${vars.color.text} 10%, transparent);
      outline-offset: -1px;
    }
    /* Beside its picture, in whichever direction it is read. */
    > bdi {
      text-align: -webkit-match-parent;
      text-align: match-parent;
      font-weight: 500;
    }
    /* In the middle of its picture, unless a reason follows. */
    &:not(:has(> small)) > :is(bdi, span:not([data-at])) {
      grid-row: 1 / span 2;
    }
    > small {
      grid-column: 2 / -1;
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
    }
    > span:not([data-at]) {
      display: flex;
      align-items: center;
      gap: ${vars.space[2]};
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
    }
  }
  li[data-state='saved'] > span:not([data-at]) > [data-ui='icon'] {
    color: ${vars.color.success};
  }
  li[data-state='failed'] > :is(small, span:not([data-at])) {
    color: ${vars.color.danger};
  }
  @media (forced-colors: active) {
    li[data-state] > span:not([data-at]) > [data-ui='icon'] {
      color: CanvasText;
    }
  }
  [data-at='actions'] {
    display: grid;
    gap: ${vars.space[2]};
  }
`)
