import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { wordBreaks } from '../../../ui/layout/words.styles.ts'
import { breakpoints, centred, widths } from './PromotePageView.sizes.ts'

/** The page: one column, and from medium on the preview beside the form. */
export const PromoteRoot = styled(Surface).attrs({ as: 'main' })(css`
  ${wordBreaks}
  min-block-size: 100dvh;
  padding-block: ${vars.space[4]} 0;
  padding-inline: ${centred(widths.narrow, vars.space[4])};
  background: ${vars.color.ground};
  > [data-at='steps'] {
    margin-block-end: ${vars.space[6]};
  }
  > header {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: 48px;
    margin-block-end: ${vars.space[6]};
    > h1 {
      flex: 1;
      min-inline-size: 0;
      font-size: 1.5rem;
      line-height: 1.2;
      letter-spacing: -0.015em;
    }
    /* Its glyph, not its room, ends where the page ends. */
    > [data-variant='icon'] {
      margin-inline-end: -10px;
    }
    /* Below the title, where it moves nothing when it comes and goes. */
    @media (max-width: 480px) {
      > [data-ui='draftSaved'] {
        position: absolute;
        inset-block-start: calc(100% - ${vars.space[2]});
        inset-inline-start: 0;
      }
    }
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[8]};
  }
  /* It disables what it holds, and its parts stand in the columns of the form. */
  [data-at='fields'] {
    display: contents;
  }
  [data-at='start'] {
    display: grid;
    align-content: start;
    gap: ${vars.space[6]};
  }
  [data-at='rest'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[8]};
    section {
      padding-block-start: ${vars.space[8]};
      border-block-start: 1px solid ${vars.color.divider};
    }
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
    > h2 {
      font-size: ${vars.type[20]};
      line-height: 1.3;
      letter-spacing: -0.01em;
    }
  }
  small {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    line-height: 1.4;
  }
  fieldset {
    min-inline-size: 0;
  }
  /* Disabled by its fieldset: a button's own styles follow aria-disabled. */
  [data-ui='button']:disabled {
    border-color: transparent;
    background: ${vars.color.sunken};
    color: ${vars.color.textSubtle};
    cursor: default;
  }
  /* A field that is held looks the same, whatever holds it. */
  @media (forced-colors: active) {
    [data-ui='control']:has(> input:is(:disabled, :read-only)),
    [data-ui='control'] > input:is(:disabled, :read-only),
    [data-ui='button']:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
  /* What has the focus is never below the foot. */
  :is(input, button) {
    scroll-margin-block-end: 112px;
  }
  @media (min-width: ${breakpoints.medium}) {
    padding-block-start: ${vars.space[8]};
    padding-inline: ${centred(widths.medium, vars.space[6])};
    > header {
      margin-block-end: ${vars.space[8]};
      > h1 {
        font-size: 2rem;
        letter-spacing: -0.022em;
      }
    }
    form {
      grid-template-columns: minmax(0, 1fr) 300px;
      column-gap: ${vars.space[10]};
    }
    [data-at='start'],
    [data-at='rest'],
    [data-at='foot'] {
      grid-column: 1;
    }
    [data-ui='adPreview'] {
      grid-area: 1 / 2 / span 3;
      align-self: start;
      position: sticky;
      inset-block-start: ${vars.space[6]};
    }
  }
  /* Everything above: a width of 1275.5 px is wide, too. */
  @media not all and (max-width: ${breakpoints.wide}) {
    padding-inline: ${centred(widths.wide, '0px')};
    form {
      grid-template-columns: ${widths.wideForm} minmax(0, 1fr);
      column-gap: ${vars.space[12]};
    }
  }
`)

/** What the ad costs, and the button that starts it. It stays in view where there is enough room. */
export const FootRoot = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[3]} ${vars.space[4]};
  /* Wider than the fields, so that neither their edges nor their rings show beside it. */
  margin-inline: calc(-1 * ${vars.space[4]});
  padding: ${vars.space[4]};
  background: ${vars.color.ground};
  > [data-at='words'] {
    flex: 1 1 16rem;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
    > p {
      font-weight: 600;
    }
    > [role='status'] {
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
    }
  }
  > [data-ui='button'] {
    flex: 0 1 auto;
    min-inline-size: 160px;
  }
  @media (max-width: 480px) {
    > [data-ui='button'] {
      flex-basis: 100%;
    }
  }
  @media (min-height: 560px) {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    padding-block-end: max(${vars.space[4]}, env(safe-area-inset-bottom));
    /* Fades out what is cut above it. */
    &::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      block-size: ${vars.space[6]};
      background: linear-gradient(to top, ${vars.color.ground}, transparent);
      pointer-events: none;
    }
  }
  @media (forced-colors: active) {
    border-block-start: 1px solid;
    &::before {
      display: none;
    }
  }
  /* A range of dates is broken before it, not within. */
  [data-at='dates'] {
    display: inline-block;
  }
`)
