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
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${vars.space[1]} ${vars.space[3]};
    align-items: center;
    padding-block: ${vars.space[3]};
    border-block-end: 1px solid ${vars.color.divider};
    > bdi {
      font-weight: 500;
      overflow-wrap: anywhere;
    }
    > small {
      grid-column: 1 / -1;
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
    }
    > span {
      display: flex;
      align-items: center;
      gap: ${vars.space[2]};
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
    }
  }
  li[data-state='saved'] > span > [data-ui='icon'] {
    color: ${vars.color.success};
  }
  li[data-state='failed'] > :is(small, span) {
    color: ${vars.color.danger};
  }
  [data-at='actions'] {
    display: grid;
    gap: ${vars.space[2]};
  }
`)
