import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** The field of the description in `SaveToBoardView`, which places it: below the pin, on a phone below the step. */
export const DescriptionRoot = styled(Surface)(css`
  inline-size: 240px;
  max-inline-size: calc(100% - 2 * ${vars.space[6]});
  margin-inline: auto;
  padding-block-end: ${vars.space[6]};
  [data-step]:has(> * > &) {
    grid-template: minmax(0, 1fr) auto / 2fr 3fr;
  }
  [data-step]:has(> * > &) > [data-at='pane'] {
    grid-area: 1 / 2 / 3;
  }
  /* The field is at the foot of the dialog: the list covers what is above its label. */
  && [role='listbox'] {
    inset-block: auto calc(100% + 2em);
  }
  @media (max-width: 640px) {
    inline-size: auto;
    max-inline-size: none;
    margin-inline: ${vars.space[4]};
    padding-block-end: ${vars.space[4]};
    /* One line at first: the boards need the room. */
    &&& textarea {
      min-block-size: 48px;
    }
    [data-step]:has(> * > &) {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    }
    [data-step]:has(> * > &) > [data-at='pane'] {
      grid-area: auto;
    }
    /* Forms and sections need the room. */
    [data-step]:not([data-step='choosingBoard']) > * > & {
      display: none;
    }
  }
`)
