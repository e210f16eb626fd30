import { Profiler } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { DescribedField } from './describedFields.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Text field',
  tags: ['autodocs'],
  component: TextField,
  subcomponents: { TextField: DescribedField },
  decorators: [inColumn],
})

const rendered = fn()
const email = { label: 'Email', name: 'email', type: 'email', dir: 'ltr', autoComplete: 'username' } as const

export const Playground = meta.story({
  args: { ...email, onValue: fn(), onBlur: fn() },
  render: (args) => (
    <Profiler id="field" onRender={rendered}>
      <TextField {...args} />
    </Profiler>
  ),
})

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByLabelText('Email')
    rendered.mockClear()
    await step('The value is followed without a render for a keystroke', async () => {
      await userEvent.type(input, 'a@b.co')
      await expect(args.onValue).toHaveBeenLastCalledWith('a@b.co')
      await userEvent.tab()
      await expect(args.onBlur).toHaveBeenCalledWith('a@b.co')
      await expect(rendered).not.toHaveBeenCalled()
    })
    await step('J16 paste is allowed', async () => {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste('pasted@b.co')
      await expect(input).toHaveValue('pasted@b.co')
    })
    input.blur()
  },
})

export const WithHint = meta.story({
  args: { ...email, hint: 'We never show it to anyone.', placeholder: 'you@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('We never show it to anyone.')
  },
})

export const WithError = meta.story({
  args: {
    ...email,
    defaultValue: 'someone@',
    hint: 'We never show it to anyone.',
    error: 'Hmm...that doesn’t look like an email address.',
  },
  play: async ({ canvas, step }) => {
    await step('J5 invalid, described by hint and error, never by color alone', async () => {
      const input = canvas.getByLabelText('Email')
      await expect(input).toBeInvalid()
      await expect(input).toHaveAccessibleDescription(/never show.*look like an email/)
      await expect(document.querySelector('[data-ui="error"] svg')).toBeVisible()
    })
  },
})

export const Disabled = meta.story({
  args: { ...email, defaultValue: 'someone@example.org', disabled: true },
})

const hostile = `<img src=x onerror="document.title='no'">\u202E reversed ${'x'.repeat(400)}`

export const HostileMessage = meta.story({
  name: 'Hostile message (E1, E2, E3)',
  args: { ...email, error: hostile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('E1 markup is text', async () => {
      await expect(canvas.getByText(/<img src=x/)).toBeVisible()
      await expect(canvasElement.querySelector('img')).toBeNull()
    })
    await step('E2 it wraps', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    })
    await step('E3 it is isolated', async () => {
      const words = canvas.getByText(/<img/).closest('span')
      await expect(words && getComputedStyle(words).unicodeBidi).toBe('isolate')
    })
  },
})

export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  args: {
    ...email,
    label: 'البريد الإلكتروني',
    defaultValue: 'someone@example.org',
    error: 'هذا لا يبدو عنوان بريد',
  },
  globals: { locale: 'ar' },
  play: async ({ canvas, step }) => {
    await step('J21 an address reads from the left and stands at the right', async () => {
      const { direction, textAlign } = getComputedStyle(canvas.getByRole('textbox'))
      await expect([direction, textAlign]).toEqual(['ltr', 'right'])
    })
  },
})
