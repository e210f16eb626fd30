import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { wordBreaks } from '../../ui/layout/words.styles.ts'

/** The popup's page: the pin on a wall at the start, the step at the end; one below the other where it is narrow. */
export const CreatePinRoot = styled(Surface).attrs({ as: 'main' })(css`
  ${wordBreaks}
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
    @media not (forced-colors: active) {
      [data-ui='linkCard'],
      [data-ui='skeleton'] > :not([data-ui='hidden']) {
        color: ${vars.color.sunkenHover};
      }
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
      /* The pictures in a row of their own, above the one that is chosen. */
      > [data-at='choices']:has(fieldset) {
        display: contents;
      }
      fieldset {
        grid-area: 1 / 1 / auto / -1;
        & ~ * {
          grid-area: 2 / 2;
        }
      }
      &:has(fieldset) > [data-ui='preview'] {
        grid-area: 2 / 1;
        aspect-ratio: auto;
      }
      /* The title beside the picture, and the other fields as wide as the page. */
      &:has([data-ui='pinFields']) > [data-at='choices'],
      [data-ui='pinFields'] {
        display: contents;
        > * {
          grid-column: 1 / -1;
        }
      }
      &:not(:has([data-ui='linkCard'])) [data-ui='pinFields'] > :first-child {
        grid-column: 2;
      }
      &:has(fieldset):not(:has([data-ui='linkCard'])) [data-ui='pinFields'] > :first-child {
        grid-row: 2;
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
