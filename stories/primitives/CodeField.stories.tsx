import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CodeField } from '../../src/ui/fields/CodeField.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Code field',
  tags: ['autodocs'],
  component: CodeField,
  decorators: [inColumn],
  args: { label: 'Verification code', name: 'code', onValue: fn() },
})

export const Playground = meta.story({
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Verification code')
    await step('J13 a phone offers the code and its digits', async () => {
      await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(input).toHaveAttribute('inputmode', 'numeric')
    })
    await step('J16 a paste loses its spaces and dashes', async () => {
      await userEvent.click(input)
      await userEvent.paste(' 123\u00a0–\u2011456\n')
      await expect(input).toHaveValue('123456')
      await expect(args.onValue).toHaveBeenLastCalledWith('123456')
    })
    await step('A typed space keeps the caret in its place', async () => {
      input.setSelectionRange(3, 3)
      await userEvent.keyboard(' ')
      await expect(input).toHaveValue('123456')
      await expect(input.selectionStart).toBe(3)
    })
    input.blur()
  },
})

export const WithError = meta.story({
  args: { defaultValue: '12', error: 'Hmm...that doesn’t look like a verification code.' },
})
