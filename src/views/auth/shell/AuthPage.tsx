'use client'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** Props of a page around a view of the sign-in flow. */
export interface AuthPageProps {
  /** Title of the view, the page's heading. */
  readonly title: ReactNode
  /** Which view is shown: when it changes, focus goes to the first field or the heading, and the title is announced. J4. */
  readonly viewKey: string
  readonly layout: 'page' | 'business' | 'businessRevamped'
  readonly children: ReactNode
}

const Root = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  /* Aligned to the top, so that an error only moves the content below it. */
  place-content: start center;
  justify-items: stretch;
  grid-template-columns: minmax(0, ${vars.size.dialog});
  gap: ${vars.space[5]};
  min-block-size: 100dvh;
  padding: clamp(${vars.space[6]}, 8vh, 6rem) ${vars.space[4]} ${vars.space[6]};
  background: ${vars.color.ground};
  h1 {
    font-size: ${vars.type[28]};
    line-height: 1.25;
    text-align: center;
    unicode-bidi: isolate;
  }
`)

/** A full page for a view: its heading and the view. auth.txt §2 login_page, revamped_business_login_page, home_page. */
export function AuthPage({ title, viewKey, layout, children }: AuthPageProps) {
  const root = useRef<HTMLElement>(null)
  const shown = useRef(viewKey)
  useLayoutEffect(() => {
    if (shown.current === viewKey) return
    shown.current = viewKey
    root.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [viewKey])
  return (
    <Root ref={root} data-layout={layout}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </Root>
  )
}
