import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'

const Root = styled.div(css`
  display: grid;
  /* A head for each row, then the states as wide as a form's column; one below the other where there is no room. */
  grid-template-columns: 120px repeat(var(--columns), minmax(0, 1fr));
  align-items: start;
  gap: ${vars.space[8]} ${vars.space[6]};
  > :is(h2, h3) {
    margin: 0;
    font-size: ${vars.type[14]};
    font-weight: 550;
    line-height: 1.3;
  }
  > h3 {
    color: ${vars.color.textSubtle};
  }
  &[data-columns='4'] {
    --columns: 4;
  }
  &[data-columns='5'] {
    --columns: 5;
  }
`)

interface MatrixProps {
  /** What the columns are. */
  readonly states: readonly string[]
  /** The cells of each row, by what the row is. */
  readonly rows: Readonly<Record<string, readonly ReactNode[]>>
}

/** Every state of some primitives, on one page, with captions. */
export const Matrix = ({ states, rows }: MatrixProps) => (
  <Root data-columns={states.length}>
    <span />
    {states.map((state) => (
      <h2 key={state}>{state}</h2>
    ))}
    {Object.entries(rows).map(([name, cells]) => (
      <Fragment key={name}>
        <h3>{name}</h3>
        {states.map((state, index) => (
          <div key={state}>{cells[index]}</div>
        ))}
      </Fragment>
    ))}
  </Root>
)
