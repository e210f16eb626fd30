import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Checkbox } from '../../src/ui/fields/Checkbox.tsx'
import { Link } from '../../src/ui/actions/Link.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  decorators: [inColumn],
})

export const Playground = meta.story({
  args: { label: 'Terms of Service', name: 'terms', onChecked: fn() },
})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Terms of Service' })
    await step('Space ticks it, a click on the words unticks it', async () => {
      await userEvent.tab()
      await expect(box).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(args.onChecked).toHaveBeenLastCalledWith(true)
      await userEvent.click(canvas.getByText('Terms of Service'))
      await expect(args.onChecked).toHaveBeenLastCalledWith(false)
    })
    box.blur()
  },
})

const Consents = () => {
  const [ticked, setTicked] = useState([true, false])
  const all = ticked.every(Boolean)
  return (
    <>
      <Checkbox
        label="Agree to all"
        checked={all}
        indeterminate={!all && ticked.some(Boolean)}
        onChecked={(checked) => setTicked([checked, checked])}
      />
      {ticked.map((checked, index) => (
        <Checkbox
          // The list never changes its order.
          key={['terms', 'privacy'][index]}
          label={
            [
              'I agree to the Terms of Service',
              'I agree to the collection and use of my personal information',
            ][index]
          }
          checked={checked}
          onChecked={(now) => setTicked(ticked.with(index, now))}
          detail={<Link href="/policy">Learn more</Link>}
        />
      ))}
      <Checkbox label="Cannot be changed" checked disabled />
    </>
  )
}

export const Indeterminate = meta.story({
  args: { label: 'Agree to all' },
  render: () => <Consents />,
  play: async ({ canvas, step }) => {
    const all = canvas.getByRole('checkbox', { name: 'Agree to all' })
    await step('Some are ticked: it is mixed', () => expect(all).toBePartiallyChecked())
    await step('Space ticks all, and once more none', async () => {
      all.focus()
      await userEvent.keyboard(' ')
      await expect(all).toBeChecked()
      await expect(all).not.toBePartiallyChecked()
      await userEvent.keyboard(' ')
      await expect(
        canvas.getByRole('checkbox', { name: 'I agree to the Terms of Service' }),
      ).not.toBeChecked()
    })
    await step('J22 the clickable rows are at least 24 px high', async () => {
      for (const label of document.querySelectorAll('main label')) {
        await expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
      }
    })
    await userEvent.click(canvas.getByText('I agree to the Terms of Service'))
    await userEvent.click(document.body)
  },
})
