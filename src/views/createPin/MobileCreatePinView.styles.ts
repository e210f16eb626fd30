import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { wordBreaks } from '../../ui/layout/words.styles.ts'

/** The page and its toasts, which are above the footer: they cover neither the pin that they speak of, nor the title and the actions. */
export const MobileCreatePinPage = styled.div(css`
  &:has(> main > footer) [data-ui='toaster'] {
    inset-block-end: calc(73px + env(safe-area-inset-bottom));
    inset-block-end: anchor(--tb-foot start, 73px);
  }
  /* The list ends above a toast, so that each board can be reached. Nothing that is above moves. */
  @media (min-height: 30rem) {
    &:has([data-ui='toast']) > main > [data-at='list'] {
      padding-block-end: 88px;
    }
  }
`)

/** The title, the pin, the list and the footer. As tall as the screen: the list scrolls, the title and the footer stay. */
export const MobileCreatePinRoot = styled(Surface).attrs({ as: 'main' })(css`
  ${wordBreaks}
  display: grid;
  grid-template: auto auto minmax(176px, 1fr) auto / minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: ${vars.size.dialog};
  block-size: 100vh;
  block-size: 100dvh;
  margin-inline: auto;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
  background: ${vars.color.ground};
  > header {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) 40px;
    align-items: center;
    gap: ${vars.space[2]};
    padding: ${vars.space[3]} ${vars.space[3]} ${vars.space[2]};
    > h1 {
      grid-column: 2;
      font-size: ${vars.type[20]};
      line-height: 1.25;
      text-align: center;
    }
    /* The chevron points to where the boards are. */
    > button:first-child:dir(rtl) > [data-ui='icon'] {
      scale: -1 1;
    }
    > [data-at='cancel'] {
      grid-column: 3;
    }
  }
  > [data-at='pin'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    padding: ${vars.space[2]} ${vars.space[4]} ${vars.space[4]};
    border-block-end: 1px solid ${vars.color.divider};
    > [data-ui='preview'] {
      flex: 1;
      min-inline-size: 0;
      inline-size: auto;
    }
    > [data-ui='preview']:not(:only-child) {
      flex: none;
      inline-size: 48px;
      /* Equally tall with every picture, so that the list stays where it is. */
      [data-ui='held'] {
        block-size: 64px;
        aspect-ratio: auto;
        border-radius: ${vars.radius[10]};
      }
    }
    [data-ui='linkCard'] {
      min-block-size: 64px;
      padding: ${vars.space[3]} ${vars.space[4]};
    }
    > div {
      min-inline-size: 0;
    }
    > div > p {
      overflow-wrap: anywhere;
      line-height: 1.35;
      font-weight: 500;
    }
    /* Truncated at its own end. */
    > div > p > bdi {
      display: -webkit-box;
      inline-size: fit-content;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    > div > [data-at='host'] > bdi {
      -webkit-line-clamp: 1;
    }
    > div > [data-at='host'] {
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
      font-weight: 400;
    }
  }
  > [data-at='list'] {
    grid-row: 3;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    align-items: start;
    min-block-size: 0;
    padding: ${vars.space[3]} ${vars.space[4]} 0;
    > * {
      max-block-size: 100%;
    }
    /* Pictures start where the search field and the pin do; the highlight of a row starts before them. */
    [role='listbox'] {
      max-block-size: none;
      margin-inline: calc(-1 * ${vars.space[2]});
    }
    [data-at='scroll'] {
      margin-inline: calc(-1 * ${vars.space[2]});
      padding-inline: ${vars.space[2]};
    }
  }
  > footer {
    anchor-name: --tb-foot;
    grid-row: 4;
    padding: ${vars.space[3]} ${vars.space[4]} max(${vars.space[3]}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${vars.color.divider};
    background: ${vars.color.ground};
  }
  /* Keeps the list usable on a phone that is held sideways. */
  @media (max-height: 30rem) {
    > [data-at='pin'] {
      display: none;
    }
  }
`)
