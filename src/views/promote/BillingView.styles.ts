'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { centred } from './page/PromotePageView.sizes.ts'

/** The page: one column, with the app's payment element in a frame. */
export const BillingRoot = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[6]};
  box-sizing: border-box;
  min-block-size: 100dvh;
  padding-block: ${vars.space[4]} ${vars.space[8]};
  padding-inline: ${centred('40rem', vars.space[4])};
  background: ${vars.color.ground};
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[4]} ${vars.space[3]};
    > [data-at='steps'] {
      grid-column: 1 / -1;
      margin-block-end: ${vars.space[4]};
    }
    > h1 {
      font-size: 1.5rem;
      line-height: 1.2;
      letter-spacing: -0.015em;
    }
    > p {
      grid-column: 1 / -1;
      margin-block-start: calc(-1 * ${vars.space[2]});
      color: ${vars.color.textSubtle};
      text-wrap: pretty;
    }
  }
  > section {
    padding: ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[24]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [data-at='foot'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
  }
  [data-at='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap-reverse;
    justify-content: space-between;
    gap: ${vars.space[2]};
  }
  @media (min-width: 640px) {
    padding-block: ${vars.space[8]};
    padding-inline: ${centred('40rem', vars.space[6])};
    > header > h1 {
      font-size: 2rem;
      letter-spacing: -0.022em;
    }
    > section {
      padding: ${vars.space[6]};
    }
  }
  @media (max-width: 480px) {
    [data-at='actions'] > * {
      flex: 1 1 100%;
    }
  }
`)
