import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'

/** The popup's page: the pin on a wall at the start, the step at the end; one below the other where it is narrow. */
export const CreatePinRoot = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  grid-template-columns: minmax(288px, 36%) minmax(0, 1fr);
  min-block-size: 100dvh;
  background: ${vars.color.ground};
  > [data-at='pin'] {
    display: grid;
    grid-template-columns: minmax(0, 240px);
    place-content: start center;
    gap: ${vars.space[4]};
    padding: ${vars.space[8]} ${vars.space[6]};
    background: ${vars.color.sunken};
    /* The wall is the color of what has no picture. */
    [data-ui='linkCard'],
    [data-ui='skeleton'] > * {
      background-color: ${vars.color.sunkenHover};
    }
    textarea {
      background: ${vars.color.raised};
    }
  }
  > section {
    box-sizing: border-box;
    inline-size: min(100%, 44rem);
    margin-inline: auto;
    padding: ${vars.space[8]} ${vars.space[6]};
  }
  [data-ui='preview'] {
    inline-size: 100%;
  }
  /* A frame for pictures of every shape, so that the choices below do not move when another one is chosen. */
  > [data-at='pin']:has(> fieldset) > [data-ui='preview'] {
    display: grid;
    align-content: center;
    aspect-ratio: 3 / 4;
    border-radius: ${vars.radius[16]};
    overflow: hidden;
    background: ${vars.color.sunkenHover};
    > [data-ui='held'] {
      border-radius: 0;
    }
  }
  [data-ui='skeleton'][data-shape] {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-at='text'] {
    font-size: ${vars.type[14]};
    color: ${vars.color.textSubtle};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (max-width: 640px) {
    grid-template: auto 1fr / minmax(0, 1fr);
    > [data-at='pin'] {
      grid-template-columns: minmax(0, 1fr);
      padding: ${vars.space[5]} ${vars.space[4]};
      > :is([data-ui='preview'], [data-ui='skeleton']) {
        inline-size: 96px;
      }
      > [data-ui='preview']:has([data-ui='linkCard']) {
        inline-size: 100%;
      }
      [data-ui='linkCard'] {
        min-block-size: 0;
      }
    }
    > section {
      padding: ${vars.space[5]} ${vars.space[4]};
    }
  }
  @media (forced-colors: active) {
    > [data-at='pin'] {
      border-inline-end: 1px solid;
    }
  }
`)

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
  /* What there is only to wait for, or to answer, stands in the middle of its side. */
  &:has(> [data-at='status'], > [data-at='actions']) {
    align-content: center;
    justify-items: center;
    gap: ${vars.space[4]};
    text-align: center;
    > [data-ui='notice'] {
      max-inline-size: 26rem;
    }
    > header {
      min-block-size: 0;
      > h1 {
        font-size: ${vars.type[24]};
        letter-spacing: -0.015em;
      }
    }
    /* Above the title, though it is read after it. */
    > [data-at='emblem'] {
      order: -1;
      margin-block-end: calc(-1 * ${vars.space[2]});
    }
  }
  [data-at='status'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[3]};
    overflow-wrap: anywhere;
    > [data-ui='spinner'] {
      font-size: ${vars.type[32]};
    }
    > p {
      color: ${vars.color.textSubtle};
      text-wrap: balance;
    }
    > p + p {
      font-size: ${vars.type[14]};
    }
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${vars.space[2]};
  }
  :dir(rtl) > [data-at='back'] [data-ui='icon'] {
    scale: -1 1;
  }
`)

/** A page that has nothing but something to say. */
export const MessageRoot = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${vars.space[3]};
  min-block-size: 100dvh;
  padding: ${vars.space[6]};
  background: ${vars.color.ground};
  text-align: center;
  > * {
    max-inline-size: 26rem;
  }
  h1 {
    font-size: 1.5rem;
    line-height: 1.25;
    letter-spacing: -0.015em;
  }
  p {
    color: ${vars.color.textSubtle};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  [data-at='picture'] {
    inline-size: 200px;
    margin-block-end: ${vars.space[3]};
    [data-ui='illustration'] {
      inline-size: 200px;
    }
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${vars.space[2]};
    margin-block-start: ${vars.space[3]};
  }
  [data-at='countdown'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 ${vars.space[2]};
    font-size: ${vars.type[14]};
    font-variant-numeric: tabular-nums;
  }
`)
