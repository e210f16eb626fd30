'use client'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { wordBreaks } from '../../../ui/layout/words.styles.ts'
import { pageTitle } from '../../../ui/layout/title.styles.ts'
import { Mark } from '../../../ui/layout/Mark.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'

/** Props of a page around a view of the sign-in flow. */
export interface AuthPageProps {
  /** Title of the view, the page's heading. */
  readonly title: ReactNode
  /** A line below the title. Default: none. */
  readonly line?: ReactNode
  /** Which view is shown: when it changes, focus goes to the first field or the heading, and the title is announced. */
  readonly viewKey: string
  /** 'card': a short step, framed in the middle of the window. */
  readonly layout: 'page' | 'business' | 'businessRevamped' | 'card'
  /** Fills the side of a wide window. Decorative. Default: nothing. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const Root = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  /* Aligned to the top, so that an error only moves the content below it. */
  place-content: start center;
  grid-template-columns: minmax(0, ${vars.size.dialog});
  min-block-size: 100dvh;
  /* Its end scrolls clear of a toast of three lines. */
  padding: clamp(${vars.space[6]}, 12vh, 8rem) ${vars.space[4]} 9rem;
  background: ${vars.color.ground};
  ${wordBreaks}
  > section {
    display: grid;
    gap: ${vars.space[6]};
  }
  > [data-at='aside'] {
    display: none;
  }
  /* A picture at the side, from the specification's breakpoint. */
  @media (min-width: 880px) {
    &:has(> [data-at='aside']) {
      position: relative;
      &:not(:has(~ [popover] [data-ui='toast'])) {
        padding-block-end: ${vars.space[6]};
      }
      padding-inline-start: calc(min(42vw, 560px) + 2 * ${vars.space[4]});
      /* Toasts are below the form that they are about. */
      & ~ [popover] {
        inset-inline-start: calc(min(42vw, 560px) + ${vars.space[4]});
      }
    }
    > [data-at='aside'] {
      display: block;
      position: absolute;
      inset-block: ${vars.space[4]};
      inset-inline-start: ${vars.space[4]};
      inline-size: min(42vw, 560px);
      > div {
        position: sticky;
        inset-block-start: ${vars.space[4]};
        block-size: min(100%, 100dvh - 2 * ${vars.space[4]});
        border-radius: ${vars.radius[32]};
        background: ${vars.color.sunken};
        overflow: hidden;
        > * {
          inline-size: 100%;
          block-size: 100%;
          object-fit: cover;
        }
      }
    }
  }
  @media (min-width: 481px) {
    &:not([data-layout='page']) {
      background: ${vars.color.tinted};
      > section {
        padding: clamp(${vars.space[6]}, 6vh, ${vars.space[10]}) ${vars.space[10]};
        border: 1px solid transparent;
        border-radius: ${vars.radius[32]};
        --tb-surface: ${vars.color.raised};
        background: var(--tb-surface);
        box-shadow: ${vars.elevation[1]};
      }
    }
  }
  &[data-layout='card'] {
    align-content: safe center;
    padding-block: clamp(${vars.space[4]}, 6vh, ${vars.space[10]}) clamp(${vars.space[4]}, 12vh, 8rem);
    > section {
      gap: ${vars.space[3]};
    }
    /* In the corner, as in a dialog. */
    @media (min-width: 481px) {
      > section {
        padding-block-start: ${vars.space[6]};
      }
      /* In the middle of the title’s first line. */
      [data-ui='mark'] {
        position: absolute;
        justify-self: start;
        inline-size: 32px;
        block-size: 32px;
        margin: 2px -16px;
      }
      h1 {
        max-inline-size: 10.5em;
      }
      /* Below a picture or an emblem, which has as much room above it as the last line has below it. */
      h1:has(> * + *) {
        max-inline-size: 12em;
        margin-block-start: ${vars.space[4]};
      }
    }
  }
  @media (max-width: 480px) {
    padding-inline: ${vars.space[6]};
    /* The title may begin with a picture or an emblem. */
    &[data-layout='card'] > section > [data-ui='mark'] {
      margin-block-end: ${vars.space[2]};
    }
  }
  h1 {
    justify-self: center;
    max-inline-size: 12em;
    text-align: center;
    ${pageTitle}
  }
  [data-ui='mark'] {
    justify-self: center;
    margin-block-end: -4px;
  }
  [data-at='line'] {
    margin: calc(-1 * ${vars.space[4]}) 0 0;
    color: ${vars.color.textSubtle};
    text-align: center;
    text-wrap: balance;
  }
  /* What gets focus scrolls to below the product's header, not under it. */
  :is(h1, input, button, a) {
    scroll-margin-block-start: ${vars.size.stickyHeader};
    @media (max-width: 480px) {
      scroll-margin-block-start: ${vars.size.stickyHeaderPhone};
    }
  }
`)

/** A full page for a view: its heading and the view. */
export function AuthPage({ title, line, viewKey, layout, aside, children }: AuthPageProps) {
  const root = useRef<HTMLElement>(null)
  const shown = useRef(viewKey)
  useLayoutEffect(() => {
    if (shown.current === viewKey) return
    shown.current = viewKey
    const heading = root.current?.querySelector<HTMLElement>('h1')
    if (!heading) return
    // Focus announces a heading only when it comes from elsewhere.
    heading.ariaLive = heading === document.activeElement ? 'polite' : 'off'
    heading.focus()
  }, [viewKey])
  return (
    <Root ref={root} data-layout={layout}>
      {aside && (
        <div data-at="aside" aria-hidden="true">
          <div>{aside}</div>
        </div>
      )}
      <section>
        <Mark />
        <h1 tabIndex={-1}>{title}</h1>
        {line && <p data-at="line">{line}</p>}
        {asElement(children)}
      </section>
    </Root>
  )
}
