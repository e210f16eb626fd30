import type { Decorator } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { vars } from '../../src/theme/vars.ts'
import { avatarStyles } from '../../src/ui/layout/Avatar.styles.ts'
import { buttonStyles } from '../../src/ui/actions/Button.styles.ts'
import { checkboxStyles } from '../../src/ui/fields/Checkbox.styles.ts'
import { linkStyles } from '../../src/ui/actions/Link.styles.ts'
import { noticeStyles } from '../../src/ui/feedback/Notice.styles.ts'
import { skeletonStyles } from '../../src/ui/feedback/Skeleton.styles.ts'
import { surfaceStyles } from '../../src/ui/layout/surface.ts'
import { textAreaStyles } from '../../src/ui/fields/TextArea.styles.ts'
import { fieldStyles } from '../../src/ui/fields/TextField.styles.ts'
import { tooltipStyles } from '../../src/ui/feedback/Tooltip.styles.ts'

/** A root that holds every primitive: a view composes only the fragments of what it holds. */
export const Stage = styled.main`
  ${surfaceStyles}
  ${buttonStyles}
  ${linkStyles}
  ${fieldStyles}
  ${textAreaStyles}
  ${checkboxStyles}
  ${noticeStyles}
  ${avatarStyles}
  ${skeletonStyles}
  ${tooltipStyles}
  min-block-size: 100vh;
  padding: ${vars.space[8]};
  background: ${vars.color.ground};
`

/** Stacks what it holds in a column as wide as the log-in form. */
export const Column = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  justify-items: start;
  max-inline-size: ${vars.size.formColumn};
  > :not(button, a, span) {
    inline-size: 100%;
  }
`

/** Sets what it holds side by side, and wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[4]};
`

/** Puts a story on the stage. */
export const onStage: Decorator = (Story) => (
  <Stage>
    <Story />
  </Stage>
)

/** Puts a story on the stage, in a form's column. */
export const inColumn: Decorator = (Story) => (
  <Stage>
    <Column>
      <Story />
    </Column>
  </Stage>
)
