'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { wordBreaks } from '../../ui/layout/words.styles.ts'

/** The region of an advisory. Its severity decides the fill and the color of the label. */
export const Root = styled(Surface).attrs({ as: 'section' })(css`
  ${wordBreaks}
  display: grid;
  gap: ${vars.space[2]};
  container-type: inline-size;
  inline-size: 100%;
  padding: ${vars.space[5]} ${vars.space[6]};
  /* Forced colors draw it, and drop the fill. */
  border: 1px solid transparent;
  border-radius: ${vars.radius[24]};
  background: ${vars.color.sunken};
  font-size: ${vars.type[14]};
  &[data-severity='abusive'] {
    background: ${vars.severity.dangerSurface};
    [data-at='severity'] {
      color: ${vars.color.danger};
    }
  }
  &[data-severity='sensitive'] {
    background: ${vars.severity.warningSurface};
    [data-at='severity'] {
      color: ${vars.severity.warning};
    }
  }
  &[data-dismissed] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[1]} ${vars.space[2]};
    padding-block: ${vars.space[3]};
    > [data-ui='button'] {
      margin-inline-start: auto;
    }
  }
  /* In the label's row, where both have room. */
  @container (min-width: 30rem) {
    [data-at='severity'],
    [data-at='dismiss'] {
      grid-area: 1 / 1;
    }
    [data-at='dismiss'] {
      justify-self: end;
    }
  }
  [data-at='severity'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    font-weight: 600;
    line-height: 1.3;
  }
  [data-at='notice'] {
    display: grid;
    gap: ${vars.space[3]} ${vars.space[8]};
    h2 {
      font-size: ${vars.type[16]};
      line-height: 1.3;
    }
    &[data-prominent] {
      font-size: ${vars.type[16]};
      h2 {
        font-size: ${vars.type[20]};
        letter-spacing: -0.01em;
      }
    }
    > [data-at='text'] {
      max-inline-size: 40rem;
    }
  }
  [data-at='words'] {
    display: grid;
    gap: ${vars.space[1]};
    max-inline-size: 40rem;
  }
  /* Where there is room, actions stand beside the words. */
  @container (min-width: 54rem) {
    [data-at='notice']:has(> [data-at='words'] + ul) {
      grid-template: auto 1fr / minmax(0, 40rem) minmax(auto, 34rem);
      justify-content: space-between;
      > ul {
        grid-area: 1 / 2 / span 2;
        align-self: center;
        justify-self: end;
      }
      > ul:has(> [data-card]) {
        justify-self: stretch;
      }
    }
  }
  [data-at='notice'] + [data-at='notice'] {
    margin-block-start: ${vars.space[2]};
    padding-block-start: ${vars.space[4]};
    border-block-start: 1px solid color-mix(in srgb, ${vars.color.text} 14%, transparent);
  }
  p {
    text-wrap: balance;
  }
  [data-at='text'] {
    white-space: pre-line;
  }
  a svg {
    inline-size: 0.9em;
    block-size: 0.9em;
    margin-inline-start: 0.2em;
    vertical-align: -0.08em;
    &:dir(rtl) {
      scale: -1 1;
    }
  }
  [data-at='attribution'] {
    color: ${vars.color.textSubtle};
  }
  @media (max-width: 480px) {
    padding: ${vars.space[4]};
  }
  @media (forced-colors: active) {
    border-width: 2px;
  }
`)

/** What the notice offers. An offer with words is a card, others are buttons in a row. */
export const Actions = styled.ul(css`
  --tb-fill: ${vars.color.raised};
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  list-style: none;
  > [data-card] {
    --tb-fill: ${vars.color.sunken};
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[4]};
    padding: ${vars.space[3]};
    padding-inline-start: ${vars.space[4]};
    border: 1px solid transparent;
    border-radius: ${vars.radius[16]};
    background: light-dark(${vars.color.raised}, rgb(255 255 255 / 0.07));
    > div {
      flex: 1 1 12rem;
      min-inline-size: 0;
    }
    > [data-ui='button'] {
      flex: none;
      max-inline-size: 100%;
    }
    /* A line above each, since a frame in a frame says nothing. */
    @media (forced-colors: active) {
      padding: ${vars.space[3]} 0 ${vars.space[1]};
      border-width: 1px 0 0;
      border-radius: 0;
    }
  }
  /* In the dark, each surface is lighter than the one it is on. */
  @media (forced-colors: none) {
    > li > [data-ui='button'][data-variant] {
      background: light-dark(var(--tb-fill), rgb(255 255 255 / 0.1));
      &:hover {
        background: light-dark(${vars.color.sunkenHover}, rgb(255 255 255 / 0.16));
      }
    }
  }
  [data-at='title'] {
    font-weight: 600;
  }
`)
