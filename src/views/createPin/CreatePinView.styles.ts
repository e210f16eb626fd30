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
    grid-template-columns: minmax(0, 320px);
    grid-template-rows: minmax(0, 2fr) auto auto minmax(0, 3fr);
    justify-content: center;
    gap: ${vars.space[4]};
    padding: ${vars.space[8]} ${vars.space[6]};
    background: ${vars.color.sunken};
    /* Above the middle: what is in sight first. */
    > :first-child {
      grid-row: 2;
    }
    > :last-child {
      grid-row: 3;
    }
    /* The wall is the color of what has no picture. */
    [data-ui='linkCard'],
    [data-ui='skeleton'] > :not([data-ui='hidden']) {
      color: ${vars.color.sunkenHover};
    }
    textarea {
      background: ${vars.color.raised};
    }
  }
  /* A place for pictures of every shape, so that the choices below do not move when another one is chosen. */
  > [data-at='pin']:has(fieldset) {
    grid-template-columns: minmax(0, 264px);
    > [data-ui='preview'] {
      display: grid;
      align-content: end;
      aspect-ratio: 3 / 4;
    }
  }
  [data-at='choices'] {
    display: grid;
    gap: ${vars.space[4]};
    min-inline-size: 0;
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
  [data-ui='skeleton'][data-shape] {
    grid-template-columns: minmax(0, 1fr);
  }
  /* The picture beside what is said about it, so that the boards are in sight. */
  @media (max-width: 640px) {
    grid-template: auto 1fr / minmax(0, 1fr);
    > [data-at='pin'][data-at] {
      grid-template: auto / 72px minmax(0, 1fr);
      align-items: start;
      justify-content: stretch;
      gap: ${vars.space[3]};
      padding: ${vars.space[4]};
      > * {
        grid-row: auto;
      }
      &:has([data-ui='linkCard']) {
        grid-template-columns: minmax(0, 1fr);
      }
      [data-ui='linkCard'] {
        min-block-size: 0;
      }
      > [data-ui='preview'] {
        align-content: start;
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
      flex: 1 1 12rem;
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
  /* What there is only to answer stands in the middle of its side. */
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
    @media (max-width: 480px) {
      justify-self: stretch;
      > * {
        flex: 1 1 100%;
      }
    }
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
