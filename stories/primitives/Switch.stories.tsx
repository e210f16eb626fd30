import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Switch } from '../../src/ui/fields/Switch.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Switch',
  tags: ['autodocs'],
  component: Switch,
  decorators: [inColumn],
})

export const Playground = meta.story({
  args: { label: 'Keep this board secret', name: 'secret', onChecked: fn() },
})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const control = canvas.getByRole('switch', { name: 'Keep this board secret' })
    await step('Space turns it on, Enter off', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(control).toBeChecked()
      await userEvent.keyboard('{Enter}')
      await expect(control).not.toBeChecked()
      await expect(args.onChecked).toHaveBeenCalledTimes(2)
    })
    control.blur()
  },
})

export const States = meta.story({
  args: { label: 'Off' },
  render: () => (
    <>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off for good" disabled />
      <Switch label="On for good, with a label that takes two lines" disabled checked />
    </>
  ),
})

/** How far the knob is from the left end. */
const knobOf = (input: Element) => parseFloat(getComputedStyle(input, '::before').left)

export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: { label: 'إبقاء هذه اللوحة سرية' },
  globals: { locale: 'ar' },
  render: ({ label }) => (
    <>
      <Switch label={label} />
      <Switch label={label} defaultChecked />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('J21 the label stands at the right, and the knob of one that is on at the left', async () => {
      const [off, on] = canvas.getAllByRole('switch')
      const text = canvas.getAllByText('إبقاء هذه اللوحة سرية')[0]
      await expect(text?.getBoundingClientRect().left).toBeGreaterThan(
        off?.getBoundingClientRect().right ?? 0,
      )
      await expect(off && on && knobOf(on) < knobOf(off)).toBe(true)
    })
  },
})
