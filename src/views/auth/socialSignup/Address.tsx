'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'

/** As much as two lines of the form's column hold. */
const LONGEST = 52

const Root = styled.p(css`
  justify-self: center;
  max-inline-size: 100%;
  padding: ${vars.space[2]} ${vars.space[4]};
  border-radius: ${vars.radius[16]};
  background: ${vars.color.sunken};
  font-weight: 600;
  overflow-wrap: anywhere;
`)

/** The email that a step is about, on a separate line. A long one loses its middle on screen. */
export function Address({ email }: { readonly email: string }) {
  const isLong = email.length > LONGEST
  return (
    <Root title={isLong ? email : undefined}>
      {isLong ? (
        <>
          <bdi dir="ltr" aria-hidden="true">{`${email.slice(0, 28)}…${email.slice(-20)}`}</bdi>
          <VisuallyHidden>{email}</VisuallyHidden>
        </>
      ) : (
        <bdi dir="ltr">{email}</bdi>
      )}
    </Root>
  )
}
