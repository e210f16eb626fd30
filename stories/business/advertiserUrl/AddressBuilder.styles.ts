import { styled } from 'styled-components'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Surface } from '../../../src/ui/layout/Surface.ts'

/** The page. */
export const Page = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  align-content: start;
  gap: ${vars.space[10]};
  min-block-size: 100vh;
  padding: ${vars.space[10]} max(${vars.space[4]}, (100% - 56rem) / 2);
  background: ${vars.color.ground};
  h1 {
    font-size: ${vars.type[24]};
    line-height: 1.15;
    letter-spacing: -0.022em;
  }
  h2 {
    font-size: ${vars.type[20]};
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  p {
    text-wrap: pretty;
  }
  @media (max-width: 600px) {
    padding-block: ${vars.space[6]};
    gap: ${vars.space[8]};
  }
`)

/** The title and what is below it. */
export const Lead = styled.header(css`
  display: grid;
  gap: ${vars.space[3]};
  p {
    max-inline-size: 40rem;
    color: ${vars.color.textSubtle};
  }
`)

/** The card of the address. */
export const Card = styled.section(css`
  display: grid;
  gap: ${vars.space[6]};
  padding: ${vars.space[6]};
  border: 1px solid ${vars.color.divider};
  border-radius: ${vars.radius[24]};
  background: ${vars.color.raised};
  @media (max-width: 600px) {
    padding: ${vars.space[4]};
  }
`)

/** What was asked for, and what came of it, each below its label. */
export const Part = styled.div(css`
  display: grid;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  h2 {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    font-weight: 550;
    line-height: 1.3;
    letter-spacing: 0;
  }
`)

/** The address beside its button, or above it where there is no room. */
export const Result = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]};
  > p {
    flex: 1 1 16rem;
    min-inline-size: 0;
    font-weight: 500;
  }
`)

/** The error as an app receives it. */
export const ErrorCode = styled.p(css`
  color: ${vars.color.textSubtle};
  font-size: ${vars.type[14]};
`)

/** Code, which is left to right in every language. */
export const Snippet = styled.pre.attrs({ dir: 'ltr' })(css`
  margin: 0;
  padding: ${vars.space[3]} ${vars.space[4]};
  border-radius: ${vars.radius[16]};
  background: ${vars.color.sunken};
  color: ${vars.color.text};
  font-family: inherit;
  font-size: ${vars.type[14]};
  font-variant-numeric: slashed-zero;
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`)
