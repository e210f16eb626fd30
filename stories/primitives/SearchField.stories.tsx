import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SearchField } from '../../src/ui/list/SearchField.tsx'
import { inColumn } from './stage.tsx'

const meta = preview.meta({
  title: 'Primitives/Search field',
  tags: ['autodocs'],
  component: SearchField,
  decorators: [inColumn],
  args: {
    'aria-label': 'Search boards',
    placeholder: 'Search boards',
    clearLabel: 'Clear search',
    onValue: fn(),
  },
})

export const Playground = meta.story({})

export const Filled = meta.story({ args: { defaultValue: 'Garden' } })

export const Disabled = meta.story({ args: { disabled: true } })

export const Cleared = meta.story({
  name: 'Cleared by its cross or by Escape',
  args: { defaultValue: 'Garden' },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('searchbox')
    await step('The cross clears it, and goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await expect(field).toHaveValue('')
      await expect(field).toHaveFocus()
      await expect(args.onValue).toHaveBeenLastCalledWith('')
      await expect(canvas.queryByRole('button')).toBeNull()
    })
    await step('Escape does, too', async () => {
      await userEvent.type(field, 'Kitchen{Escape}')
      await expect(field).toHaveValue('')
    })
  },
})
