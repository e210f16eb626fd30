import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Skeleton } from '../../src/ui/feedback/Skeleton.tsx'
import { Spinner } from '../../src/ui/feedback/Spinner.tsx'
import { inColumn, Row } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Loading',
  tags: ['autodocs'],
  component: Skeleton,
  decorators: [inColumn],
})

export const Playground = meta.story({ args: { label: 'Loading your boards' } })

export const Shapes = meta.story({
  args: { label: 'Loading' },
  render: () => (
    <>
      <Skeleton label="Loading the text" />
      <Skeleton label="Loading your boards" shape="row" count={2} />
      <Skeleton label="Loading people" shape="person" count={2} />
      <Skeleton label="Loading tags" shape="radio" count={2} />
      <Skeleton label="Loading pins" shape="tile" count={2} />
      <Row>
        <Spinner label="Checking" />
        <span>Checking</span>
      </Row>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('J7 each says what is on its way', async () => {
      await expect(canvas.getAllByRole('status').map((region) => region.textContent)).toEqual([
        'Loading the text',
        'Loading your boards',
        'Loading people',
        'Loading tags',
        'Loading pins',
        'Checking',
      ])
    })
  },
})
