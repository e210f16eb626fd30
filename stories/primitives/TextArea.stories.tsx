import { Profiler } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TextArea } from '../../src/ui/fields/TextArea.tsx'
import { DescribedArea } from './describedFields.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Text area',
  tags: ['autodocs'],
  component: TextArea,
  subcomponents: { TextArea: DescribedArea },
  decorators: [inColumn],
})

const rendered = fn()

export const Playground = meta.story({
  args: {
    label: 'Description',
    name: 'description',
    placeholder: 'Tell everyone what it is about',
    onValue: fn(),
    onBlur: fn(),
  },
  render: (args) => (
    <Profiler id="area" onRender={rendered}>
      <TextArea {...args} />
    </Profiler>
  ),
})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const area = canvas.getByLabelText('Description')
    rendered.mockClear()
    await step('Several lines are followed without a render for a keystroke', async () => {
      await userEvent.type(area, 'one{Enter}two')
      await expect(args.onValue).toHaveBeenLastCalledWith('one\ntwo')
      await userEvent.tab()
      await expect(args.onBlur).toHaveBeenCalledWith('one\ntwo')
      await expect(rendered).not.toHaveBeenCalled()
    })
    area.blur()
  },
})

export const WithError = meta.story({
  name: 'With hint, error and a long text that it grows with',
  args: {
    label: 'Description',
    name: 'description',
    defaultValue: `Two lanterns by the pond.\n\n${'They burn until morning, and the frogs do not mind. '.repeat(4)}`,
    hint: 'Shown under the picture.',
    error: 'That is too long.',
  },
  play: async ({ canvas, step }) => {
    await step('J5 invalid, described by hint and error, never by color alone', async () => {
      const area = canvas.getByLabelText('Description')
      await expect(area).toBeInvalid()
      await expect(area).toHaveAccessibleDescription('Shown under the picture. That is too long.')
      await expect(document.querySelector('[data-ui="error"] svg')).toBeVisible()
      // Elsewhere it keeps its height and scrolls.
      if (CSS.supports('field-sizing', 'content')) await expect(area.clientHeight).toBeGreaterThan(120)
    })
  },
})
