import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'

/** The popup's page: the pin at the start, the step at the end; one below the other where it is narrow. */
export const CreatePinRoot = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${vars.space[8]};
  max-inline-size: 56rem;
  min-block-size: 100dvh;
  margin-inline: auto;
  padding: ${vars.space[8]} ${vars.space[6]};
  background: ${vars.color.ground};
  > [data-at='pin'] {
    display: grid;
    align-content: start;
    gap: ${vars.space[4]};
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
    background: ${vars.color.sunken};
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
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${vars.space[6]};
    padding: ${vars.space[5]} ${vars.space[4]};
    > [data-at='pin'] > [data-ui='preview'] {
      inline-size: 96px;
    }
  }
`)

/** One step: its title, the way back, and its content. */
export const PaneRoot = styled.section(css`
  display: grid;
  align-content: start;
  gap: ${vars.space[5]};
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
  [data-at='status'] {
    display: grid;
    place-items: center;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[12]};
    text-align: center;
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
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
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  [data-at='picture'] {
    inline-size: 200px;
    margin-block-end: ${vars.space[3]};
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
