import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Skeleton } from '../../src/ui/feedback/Skeleton.tsx'
import { ListFailed } from '../../src/ui/list/ListFailed.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/List failed',
  tags: ['autodocs'],
  component: ListFailed,
  decorators: [inColumn],
})

export const Playground = meta.story({
  args: { children: 'We couldn’t load your boards.', retryLabel: 'Try again', onRetry: fn() },
})

const Retried = () => {
  const [failed, setFailed] = useState(true)
  return (
    <>
      <ListFailed retryLabel="Try again" onRetry={() => setFailed(false)}>
        {failed && 'We couldn’t load your Pins.'}
      </ListFailed>
      {!failed && <Skeleton shape="row" count={3} label="Loading your Pins" />}
    </>
  )
}

export const Retrying = meta.story({
  name: 'Gone once it is retried, and its region stays (J6)',
  args: { retryLabel: 'Try again' },
  render: () => <Retried />,
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('alert')
    await step('Announces the message without the button', () =>
      expect(region).toHaveTextContent(/^We couldn’t load your Pins\.$/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await step('Takes no room afterwards', async () => {
      await expect(canvas.getByRole('alert')).toBe(region)
      await expect(region).toBeEmptyDOMElement()
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
})
