import type { Decorator } from '@storybook/react-vite'
import { Stage } from '../../primitives/stage.tsx'

/** A page of the product, with the story's content on or over it. */
export const onIdeasPage: Decorator = (Story) => (
  <Stage>
    <h1>Ideas for you</h1>
    <p>What people pinned today.</p>
    <Story />
  </Stage>
)
