import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Link } from '../../src/ui/actions/Link.tsx'
import { Notice } from '../../src/ui/feedback/Notice.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Notice',
  tags: ['autodocs'],
  component: Notice,
  decorators: [inColumn],
})

export const Playground = meta.story({ args: { children: 'We sent you a new code!' } })

export const Severities = meta.story({
  render: () => (
    <>
      <Notice>
        Facebook login isn’t available for new users. <Link href="/login">Continue with email</Link>.
      </Notice>
      <Notice severity="warning">Facebook login isn’t available for new users.</Notice>
      <Notice severity="success">Email sent!</Notice>
      <Notice severity="error">Sorry! Something went wrong on our end.</Notice>
    </>
  ),
})

const Arriving = () => {
  const [failed, setFailed] = useState(false)
  return (
    <>
      <Notice severity="error">{failed && 'Oops! Google isn’t available'}</Notice>
      <Button onClick={() => setFailed(true)}>Connect</Button>
    </>
  )
}

export const Arrives = meta.story({
  name: 'Arrives in a region that is there before (J6)',
  render: () => <Arriving />,
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('alert')
    const button = canvas.getByRole('button')
    const { top } = button.getBoundingClientRect()
    await step('Empty, the region takes no room', () => expect(top).toBe(32))
    await userEvent.click(button)
    await step('The text comes into the same region', () =>
      expect(region).toHaveTextContent('Oops! Google isn’t available'),
    )
    button.blur()
  },
})
