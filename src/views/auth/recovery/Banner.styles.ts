import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** A page's grid keeps a banner apart from the form below it; the body of a dialog has no grid. */
const apart = css`
  [data-ui='body'] > & {
    margin-block-end: ${vars.space[6]};
  }
`

/** The place of a plain notice above a form. */
export const BannerPlace = styled(Surface)(css`
  ${apart}
  inline-size: min(100%, ${vars.size.formColumn});
  margin-inline: auto;
`)

/** A banner above a form: what happened, and what to do next. */
export const BannerRoot = styled(Surface)(css`
  ${apart}
  display: flex;
  align-items: flex-start;
  gap: ${vars.space[2]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid ${vars.color.divider};
  border-radius: ${vars.radius[16]};
  background: ${vars.color.sunken};
  font-size: ${vars.type[14]};
  text-align: start;
  &[data-severity='warning'] {
    border-color: transparent;
    background: ${vars.severity.warningSurface};
    > svg {
      color: ${vars.severity.warning};
    }
  }
  /* The dialog over the form comes first: two at once would be two voices. Doubled, since a phone lays it out as a grid. */
  &&:has(~ dialog) {
    display: none;
  }
  /* A bar at the start, as a notice has. */
  @media (forced-colors: active) {
    &[data-severity] {
      border: 0 solid CanvasText;
      border-inline-start-width: 4px;
      border-radius: 0;
      > svg {
        color: CanvasText;
      }
    }
  }
  > svg {
    margin-block-start: 0.125em;
  }
  > div {
    flex: 1;
    display: grid;
    gap: ${vars.space[1]};
    min-inline-size: 0;
  }
  [data-at='title'] {
    font-weight: 650;
  }
  [data-at='waiting'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    color: ${vars.color.textSubtle};
  }
  [data-variant='icon'] {
    margin-block: calc(-1 * ${vars.space[2]});
    margin-inline-end: calc(-1 * ${vars.space[3]});
  }
  /* The text runs on below the icon and the close button. */
  @media (max-width: 480px) {
    &:has(> [data-variant='icon']) {
      display: grid;
      grid-template-columns: auto 1fr auto;
      row-gap: ${vars.space[1]};
      > div,
      > div > [role='status'] {
        display: contents;
      }
      [data-at='title'] {
        grid-area: 1 / 2;
      }
      > svg {
        grid-area: 1 / 1;
      }
      > button {
        grid-area: 1 / 3;
      }
      [role='status'] > p {
        grid-area: 2 / 1 / auto / -1;
      }
    }
  }
`)
