'use client'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { Surface } from '../../ui/layout/Surface.ts'

/** The page: one column; on a wide one, the postal code shares its line. */
export const BusinessInfoRoot = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Aligned to the top, so that an error only moves what is below it. */
  align-content: start;
  gap: ${vars.space[6]};
  box-sizing: border-box;
  min-block-size: 100dvh;
  padding: ${vars.space[4]} ${vars.space[4]} ${vars.space[8]};
  background: ${vars.color.ground};
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[4]} ${vars.space[3]};
    > [data-at='steps'] {
      grid-column: 1 / -1;
      margin-block-end: ${vars.space[4]};
    }
    > h1 {
      font-size: 1.5rem;
      line-height: 1.2;
      letter-spacing: -0.015em;
    }
    /* Its glyph, not its room, ends where the fields end. */
    > [data-variant='icon'] {
      margin-inline-end: -10px;
    }
    > p {
      grid-column: 1 / -1;
      margin-block-start: calc(-1 * ${vars.space[2]});
      color: ${vars.color.textSubtle};
      text-wrap: pretty;
    }
  }
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
  [data-at='foot'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
    padding-block-start: ${vars.space[2]};
  }
  [data-at='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
  [data-at='actions'] {
    display: flex;
    flex-wrap: wrap-reverse;
    justify-content: space-between;
    gap: ${vars.space[2]};
  }
  @media (min-width: 640px) {
    padding: ${vars.space[8]} max(${vars.space[6]}, (100% - 37rem) / 2);
    > header > h1 {
      font-size: 2rem;
      letter-spacing: -0.022em;
    }
    form > [data-half] {
      grid-column: auto;
    }
  }
  @media (max-width: 480px) {
    [data-at='actions'] > * {
      flex: 1 1 100%;
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
