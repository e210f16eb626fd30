'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { wordBreaks } from '../../ui/layout/words.styles.ts'
import { stepPage } from './stepPage.styles.ts'

/** The page: short fields share a line where there is room. */
export const BusinessInfoRoot = styled(Surface).attrs({ as: 'main' })(css`
  ${wordBreaks}
  ${stepPage}
  form {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: ${vars.space[4]};
    > * {
      grid-column: 1 / -1;
    }
  }
  /* '1 Lake Road' is not 'Lake Road 1' in a language that is written from right to left. */
  [dir='rtl'] & input {
    unicode-bidi: plaintext;
    text-align: right;
  }
  [data-at='code'] {
    white-space: nowrap;
  }
  @media (min-width: 640px) {
    form > [data-half] {
      grid-column: auto;
    }
    /* Alone in their lines. */
    form > :has(> [data-ui='field'] :is([name='country'], [name='taxId'])) {
      grid-column: 1;
    }
  }
`)

/** What is wrong, above the fields. */
export const SummaryRoot = styled.div(css`
  display: grid;
  gap: ${vars.space[2]};
  padding: ${vars.space[4]};
  border: 1px solid transparent;
  border-radius: ${vars.radius[16]};
  background: ${vars.severity.dangerSurface};
  margin-block-end: ${vars.space[2]};
  font-size: ${vars.type[14]};
  h2 {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    color: ${vars.color.danger};
    font-size: ${vars.type[16]};
    line-height: 1.3;
  }
  ul {
    display: grid;
    /* A finger finds each link. */
    gap: ${vars.space[1]};
    padding-inline-start: 28px;
    list-style: none;
  }
  [data-ui='link'] {
    display: inline-block;
    padding-block: 2px;
    font-weight: 500;
  }
`)
