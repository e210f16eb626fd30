import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** The body of `SaveToBoardView`: 40 % for the pin, 60 % for the step; on a phone one below the other. */
export const SaveToBoardRoot = styled(Surface)(css`
  @keyframes tb-on {
    from {
      opacity: 0;
      translate: 32px;
    }
  }
  @keyframes tb-back {
    from {
      opacity: 0;
      translate: -32px;
    }
  }
  display: grid;
  grid-template-columns: 2fr 3fr;
  grid-template-rows: minmax(0, 1fr);
  block-size: 100%;
  > * {
    min-inline-size: 0;
    min-block-size: 0;
  }
  /* The boards are as tall as the modal may be; sections, forms and the end as tall as they need to be. */
  dialog:has(> [data-ui='body'] > &:not([data-step='choosingBoard'])) {
    block-size: fit-content;
    max-block-size: min(90vh - 97px, 703px);
    > [data-ui='body'] {
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }
  }
  /* As tall while they load, and where there are none, as with three. */
  dialog:has(> [data-ui='body'] > &[data-step='choosingSection']) {
    min-block-size: min(33.125rem, 90vh - 97px);
    @media (max-width: 480px) {
      min-block-size: min(32rem, 100dvh - 24px);
      max-block-size: calc(100dvh - 24px);
    }
  }
  &[data-step='boardCreated'] {
    grid-template-columns: minmax(0, 1fr);
    > [data-at='pane'] {
      margin: 0;
      padding-block: 0 ${vars.space[8]};
      padding-inline: ${vars.space[6]};
    }
    /* The same sentence twice: the toast is seen once the modal has closed. */
    :root:has(&) [data-ui='toaster']:not(:focus-within) {
      clip-path: inset(50%);
    }
  }
  > [data-at='pin'] {
    display: grid;
    justify-items: center;
    align-content: start;
    overflow: auto;
    padding: ${vars.space[6]};
  }
  > [data-at='pane'] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    overflow: auto;
    overscroll-behavior: contain;
    padding: ${vars.space[6]};
    /* Space for the focus ring. */
    margin-inline-start: -8px;
    padding-inline-start: 8px;
    /* The actions stay at the foot. */
    &:is([data-step^='creating'], [data-step^='adding']) {
      grid-template-rows: minmax(min-content, 1fr);
      padding-block-end: 0;
      > *,
      form {
        display: flex;
        flex-direction: column;
      }
      > *,
      > * > form {
        flex: 1;
      }
      [data-at='end'] {
        position: sticky;
        inset-block-end: 0;
        margin-block-start: auto;
        padding-block-end: ${vars.space[6]};
        background: var(--tb-surface);
        /* Fades out what is cut. */
        &::before {
          content: '';
          position: absolute;
          inset: auto 0 100%;
          block-size: ${vars.space[6]};
          background: linear-gradient(transparent, var(--tb-surface));
          pointer-events: none;
        }
      }
    }
    [data-at='scroll'] {
      /* Not from nothing, where the dialog is as tall as its content. */
      flex: 1 1 auto;
      max-block-size: none;
    }
    &[data-step='boardCreated'] {
      grid-template-rows: auto auto;
      justify-items: center;
      > [data-ui='button'] {
        min-inline-size: 120px;
      }
    }
    &[data-direction='on'] {
      animation: tb-on ${vars.motion[200]} ease-out;
    }
    &[data-direction='back'] {
      animation: tb-back ${vars.motion[200]} ease-out;
    }
    &:dir(rtl)[data-direction='on'] {
      animation-name: tb-back;
    }
    &:dir(rtl)[data-direction='back'] {
      animation-name: tb-on;
    }
  }
  /* In the animation: as large as the icon of the pin beside it. */
  [data-at='card'] > [data-ui='held'] > [data-ui='icon'] {
    font-size: ${vars.type[24]};
  }
  [data-at='status'] {
    display: grid;
    place-items: center;
    align-content: center;
    gap: ${vars.space[4]};
    text-align: center;
  }
  @media (max-width: 640px) {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    /* Beside the title: the boards need the room. */
    &[data-back] > [data-at='pin'] {
      display: none;
    }
    > [data-at='pin'] {
      position: absolute;
      inset-block-start: ${vars.space[4]};
      inset-inline-start: ${vars.space[4]};
      overflow: visible;
      padding: 0;
    }
    /* A long title keeps clear of it. */
    dialog:has(> [data-ui='body'] > &:not([data-back])) > header {
      grid-template-columns: minmax(56px, 1fr) auto minmax(56px, 1fr);
    }
    > [data-at='pane'] {
      margin: 0;
      padding: ${vars.space[4]};
    }
    /* Below the title, in the middle. */
    &:not([data-back]):has(figcaption) > [data-at='pane'] {
      padding-block-start: ${vars.space[8]};
    }
    figcaption {
      position: absolute;
      inset-block-start: 44px;
      inset-inline-start: 0;
      inline-size: calc(100vw - 2 * ${vars.space[4]});
      margin: 0;
      text-align: center;
    }
    [data-ui='preview'] {
      inline-size: 100%;
      [data-ui='held'],
      [data-ui='linkCard'] {
        inline-size: 48px;
        block-size: 48px;
        min-block-size: 0;
        border-radius: ${vars.radius[10]};
        overflow: hidden;
      }
      [data-ui='linkCard'] > * {
        display: none;
      }
    }
  }
`)
