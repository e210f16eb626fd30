'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'

/** The draft: a small picture with its text beside it or, from 880 px on, a large one with its text below. */
export const DraftPanel = styled.div(css`
  padding: ${vars.space[4]};
  background: ${vars.color.sunken};
  > * {
    inline-size: 100%;
    max-inline-size: ${vars.size.dialog};
    margin-inline: auto;
  }
  [data-at='draft'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[4]};
    [data-ui='preview'] {
      flex: none;
      inline-size: 72px;
      &:only-child {
        inline-size: 100%;
      }
    }
    [data-ui='held'] {
      background-color: ${vars.color.sunkenHover};
    }
    [data-ui='linkCard'] {
      min-block-size: 0;
      padding: ${vars.space[4]};
      background: ${vars.color.raised};
    }
  }
  [data-ui='preview'] p,
  [data-at='about'] p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-at='about'] {
    display: grid;
    gap: ${vars.space[1]};
    min-inline-size: 0;
    /* Truncated at its own end. */
    bdi {
      display: -webkit-box;
      inline-size: fit-content;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
    }
    [data-ui='link'] {
      justify-self: start;
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-size: ${vars.type[14]};
    }
  }
  [data-at='nothing'] {
    display: grid;
    gap: ${vars.space[1]};
    text-align: center;
    /* The band is too low for the drawing. */
    @media not all and (min-width: 880px) {
      > div {
        display: none;
      }
    }
    > p {
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
      text-wrap: balance;
    }
    > [data-at='title'] {
      color: ${vars.color.text};
      font-size: ${vars.type[16]};
      font-weight: 650;
    }
  }
  @media (min-width: 880px) {
    padding: ${vars.space[10]};
    > * {
      position: sticky;
      inset-block-start: clamp(${vars.space[6]}, 8vh, 6rem);
      max-inline-size: 340px;
      margin-block-start: calc(clamp(${vars.space[6]}, 8vh, 6rem) - ${vars.space[10]});
    }
    [data-at='draft'] {
      display: grid;
      [data-ui='preview'] {
        inline-size: 100%;
      }
      [data-ui='held'] {
        max-block-size: max(240px, 100dvh - 320px);
        border-radius: ${vars.radius[24]};
      }
      [data-ui='linkCard'] {
        min-block-size: 340px;
        padding: ${vars.space[6]};
        border-radius: ${vars.radius[24]};
      }
    }
    [data-at='about'] {
      gap: ${vars.space[2]};
      bdi {
        -webkit-line-clamp: 8;
      }
    }
    [data-at='nothing'] {
      align-content: center;
      gap: ${vars.space[2]};
      min-block-size: 340px;
      padding: ${vars.space[8]};
      border-radius: ${vars.radius[24]};
      background: ${vars.color.raised};
      > p {
        font-size: ${vars.type[16]};
      }
      > [data-at='title'] {
        font-size: ${vars.type[20]};
      }
    }
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid;
  }
`)
