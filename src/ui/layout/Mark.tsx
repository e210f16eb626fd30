'use client'
import { createContext, use, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { asElement } from './asElement.tsx'

/** The app's own mark; undefined for ours, null for none. */
export const AppMark = createContext<ReactNode>(undefined)

/** 40 px over the title of a page, 32 px in a dialog. Empty, it is a red pin on a tile. */
const Root = styled.span(css`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  dialog &,
  h2 ~ & {
    inline-size: 32px;
    block-size: 32px;
    margin: 4px;
  }
  &:empty {
    border-radius: 30%;
    background:
      radial-gradient(circle closest-side at 50% 40%, ${vars.color.accent} 52%, transparent 57%),
      linear-gradient(${vars.color.textSubtle} 0 0) 50% 78% / 6% 36% no-repeat,
      ${vars.color.sunken};
    forced-color-adjust: none;
  }
  > * {
    max-inline-size: 100%;
    max-block-size: 100%;
  }
`)

/** Whose log-in it is. Decorative: the title says what the view is for. */
export function Mark() {
  const mark = use(AppMark)
  return (
    mark !== null && (
      <Root data-ui="mark" aria-hidden="true">
        {asElement(mark)}
      </Root>
    )
  )
}
