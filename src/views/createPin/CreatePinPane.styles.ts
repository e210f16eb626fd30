'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** One step: its title, the way back, and its content. */
export const PaneRoot = styled.section(css`
  display: grid;
  align-content: start;
  gap: ${vars.space[6]};
  min-inline-size: 0;
  > header {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: 40px;
    > h1 {
      flex: 1;
      font-size: ${vars.type[20]};
      line-height: 1.25;
      letter-spacing: -0.01em;
    }
  }
  > [data-at='step'] {
    min-inline-size: 0;
  }
  > [data-at='wait'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[3]} ${vars.space[4]};
    color: ${vars.color.textSubtle};
    &:not(:has(p, button)) {
      position: absolute;
    }
    > [data-at='status'] {
      flex: 1 1 20rem;
    }
    /* Two of them fit beside each other in a bookmarklet's window. */
    [data-size='40'] {
      padding-inline: ${vars.space[5]};
    }
  }
  [data-at='reason'] {
    color: ${vars.color.textSubtle};
    overflow-wrap: anywhere;
    text-wrap: balance;
    &:empty {
      position: absolute;
    }
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
  /* A message with buttons is in the middle of its side. */
  &[data-failed] {
    align-content: center;
    justify-items: center;
    gap: ${vars.space[3]};
    text-align: center;
    > [data-at='reason'] {
      max-inline-size: 26rem;
    }
    > header {
      min-block-size: 0;
      > h1 {
        font-size: ${vars.type[24]};
        letter-spacing: -0.015em;
      }
    }
    > [data-at='wait'] {
      margin-block-start: ${vars.space[3]};
      > [data-at='status'] {
        display: none;
      }
    }
    [data-at='actions'] {
      justify-content: center;
    }
  }
  /* On a phone, buttons below each other are equally wide. */
  @media (max-width: 480px) {
    &[data-failed] > [data-at='wait'],
    [data-at='actions'] {
      inline-size: 100%;
    }
    [data-at='actions'] > * {
      flex: 1 1 100%;
    }
  }
  :dir(rtl) > [data-at='back'] [data-ui='icon'] {
    scale: -1 1;
  }
`)
