import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
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

export const Playground = meta.story({})

export const PlaygroundSteps = meta.story({
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  play: async ({ canvas, canvasElement, args, step }) => {
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
    await step('A whole code leaves nothing to scroll', () =>
      expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth),
    )
    await step('A typed space keeps the caret in its place', async () => {
      input.setSelectionRange(3, 3)
      await userEvent.keyboard(' ')
      await expect(input).toHaveValue('123456')
      await expect(input.selectionStart).toBe(3)
    })
    await step('Only the boxes of the caret or of a selection are marked', async () => {
      const marked = () => {
        const boxes = [...canvasElement.querySelectorAll('[data-at=slots] > *')]
        return boxes.flatMap((box, index) => (box.hasAttribute('data-active') ? [index] : []))
      }
      await waitFor(() => expect(marked()).toEqual([3]))
      // A key selects; a script alone would not be heard.
      input.setSelectionRange(1, 3)
      await fireEvent.keyUp(input, { key: 'ArrowLeft', shiftKey: true })
      await waitFor(() => expect(marked()).toEqual([1, 2]))
      // After the last digit, the last box.
      input.setSelectionRange(6, 6)
      await fireEvent.keyUp(input, { key: 'End' })
      await waitFor(() => expect(marked()).toEqual([5]))
    })
    input.blur()
  },
})

export const WithError = meta.story({
  args: { defaultValue: '12', error: 'Hmm...that doesn’t look like a verification code.' },
})

export const RightToLeft = meta.story({
  args: { defaultValue: '1234', label: 'رمز التحقق' },
  globals: { locale: 'ar' },
  play: async ({ canvas, step }) => {
    await step('J21 a code is read from the left in every language', async () => {
      const { textAlign, paddingLeft } = getComputedStyle(canvas.getByRole('textbox'))
      await expect(textAlign).toBe('left')
      await expect(parseFloat(paddingLeft)).toBeLessThan(20)
    })
  },
})
