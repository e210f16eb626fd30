'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { common } from '../../../messages/en/common.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { blankStyles } from '../../../ui/feedback/blank.styles.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { LoginRoot } from '../login/LoginView.styles.ts'

const Root = styled(LoginRoot)(css`
  [data-at='bar'] {
    block-size: ${vars.size.control};
    border-radius: ${vars.radius[24]};
    ${blankStyles}
  }
  /* A line of text, as high as one. */
  p > [data-at='bar'] {
    display: block;
    box-sizing: border-box;
    inline-size: 75%;
    block-size: 1lh;
    margin-inline: auto;
    padding-block: calc(0.5lh - 5px);
    background-clip: content-box;
  }
`)

const bar = <div data-at="bar" />
const line = <span data-at="bar" />

const Outline = ({ children }: { readonly children: ReactNode }) => (
  <Root role="status">
    <VisuallyHidden>{useText(common)('common.loading')}</VisuallyHidden>
    {asElement(children)}
  </Root>
)

/** The outline of the sign-up form while it loads: its button, 'or', two providers and the foot, as high as they are. */
export const FormSkeleton = () => (
  <Outline>
    {bar}
    <p data-at="or">&nbsp;</p>
    <div data-at="providers">
      {bar}
      {bar}
    </div>
    <p data-at="switch">{line}</p>
    <p data-at="terms">
      {line}
      {line}
      {line}
    </p>
  </Outline>
)

/** The outline of a short step, while it is not known yet which: a text, a field and a button. */
export const StepSkeleton = () => (
  <Outline>
    {bar}
    {bar}
    {bar}
  </Outline>
)
