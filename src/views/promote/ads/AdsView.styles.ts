import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { wordBreaks } from '../../../ui/layout/words.styles.ts'
import { cardRows } from '../../../ui/list/cardRows.styles.ts'

/** The root of `AdsView`. */
export const AdsRoot = styled(Surface).attrs({ as: 'section' })(css`
  ${wordBreaks}
  ${cardRows}
  --tb-row: 88px;
  --tb-picture: 48px;
  inline-size: min(100%, 720px);
  [data-at='picture'] {
    overflow: hidden;
    block-size: 64px;
    border-radius: ${vars.radius[10]};
    background: ${vars.color.sunken};
  }
  [data-ui='skeleton'] > [data-at='row']::before {
    block-size: 64px;
  }
  /* The end has a line to itself, so that no dot is left over at the end of a line. */
  small > :nth-child(n + 3) {
    display: block;
  }
  small > :nth-child(n + 2)::after {
    content: none;
  }
  /* Room for the names and facts beside the buttons. */
  [data-at='actions'] > * {
    padding-inline: ${vars.space[4]};
  }
  @container (max-width: 660px) {
    [data-at='actions'] > * {
      padding-inline: ${vars.space[3]};
    }
  }
  /* And for the spinner of a pressed button, which pushes none into another line. */
  @container (max-width: 520px) {
    [data-at='actions'] > * {
      padding-inline: ${vars.space[2]};
    }
  }
  /* A mark of its own for each status, made of edges, which forced colors keep. */
  [data-status] {
    --tb-mark: ${vars.color.textSubtle};
    color: ${vars.color.text};
    font-weight: 550;
    &::before {
      content: '';
      display: inline-block;
      box-sizing: border-box;
      inline-size: 9px;
      block-size: 9px;
      margin-inline-end: 6px;
      border: 2px solid var(--tb-mark);
      border-radius: 50%;
    }
  }
  [data-status='active'] {
    --tb-mark: ${vars.color.success};
    &::before {
      border-width: 4.5px;
    }
  }
  [data-status='inReview'] {
    --tb-mark: ${vars.severity.warning};
    &::before {
      border-style: dotted;
    }
  }
  [data-status='paused']::before {
    border-width: 0 3px;
    border-radius: 1px;
  }
  [data-status='rejected'] {
    --tb-mark: ${vars.color.danger};
    &::before {
      border-width: 4.5px;
      border-radius: 1px;
      rotate: 45deg;
      scale: 0.8;
    }
  }
  [data-at='state'] {
    display: grid;
    gap: ${vars.space[3]};
    > button {
      justify-self: start;
    }
    &:not(:has([data-ui='notice'] *)) {
      display: contents;
    }
  }
  /* One surface around all that is said, and what to do about it. */
  [data-at='state'][data-unknown] {
    position: relative;
    gap: ${vars.space[2]};
    padding: ${vars.space[4]};
    padding-inline-start: 42px;
    border-radius: ${vars.radius[20]};
    background: ${vars.severity.dangerSurface};
    > [data-ui='notice']:not(:empty)[data-severity] {
      padding: 0;
      border: 0;
      background: none;
      /* Beside the title, so that all that is said has one edge. */
      > svg {
        position: absolute;
        inset-block-start: 17px;
        inset-inline-start: ${vars.space[4]};
      }
    }
    > p {
      font-size: ${vars.type[14]};
    }
    > button {
      margin-block-start: ${vars.space[2]};
    }
    @media (forced-colors: active) {
      border: 2px solid;
      border-inline-start-width: 6px;
    }
  }
  [data-at='empty'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[4]};
    padding: ${vars.space[10]} ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[20]};
    font-weight: 600;
    text-align: center;
  }
`)
