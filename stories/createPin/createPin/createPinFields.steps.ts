import { expect, waitFor } from 'storybook/test'
import { type, type Step } from '../../../testing/steps/steps.ts'

/** What a field holds. */
export const holds = (label: string, value: string): Step => [
  `${label} holds "${value}"`,
  ({ page }) => waitFor(() => expect(page.getByLabelText(label)).toHaveValue(value)),
]

/** What was typed is still there. */
export const keptFields = [
  holds('Title', 'Above the trees'),
  holds('Description', 'At dawn'),
  holds('Alternative text', 'A path on a ridge'),
  holds('Link', 'https://wren.example/walks'),
]
/** Types into every field. */
export const fillsIn = [
  type('Title', 'Above the trees'),
  type('Description', 'At dawn'),
  type('Alternative text', 'A path on a ridge'),
  type('Link', 'https://wren.example/walks'),
]
