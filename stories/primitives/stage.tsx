import type { Decorator } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Surface } from '../../src/ui/layout/Surface.ts'

/** A page for primitives. */
export const Stage = styled(Surface).attrs({ as: 'main' })(css`
  min-block-size: 100vh;
  padding: ${vars.space[8]};
  background: ${vars.color.ground};
  @media (max-width: 480px) {
    padding-inline: ${vars.space[4]};
  }
`)

/** A column as wide as the log-in form. */
export const Column = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  justify-items: start;
  max-inline-size: ${vars.size.formColumn};
  > :not(button, a, span) {
    inline-size: 100%;
  }
`

/** A row that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[4]};
`

/** Renders a story on the stage. */
export const onStage: Decorator = (Story) => (
  <Stage>
    <Story />
  </Stage>
)

/** Renders a story on the stage, in a form's column. */
export const inColumn: Decorator = (Story) => (
  <Stage>
    <Column>
      <Story />
    </Column>
  </Stage>
)
