import { expect, fn, within } from 'storybook/test'
import { convert, themes } from 'storybook/theming'
import preview from '../preview.tsx'
import { StatechartView } from './StatechartView.tsx'
import { door, open, shut, watch } from './door.ts'

const meta = preview.meta({
  title: 'Statechart/By keyboard',
  tags: ['!dev'],
  component: StatechartView,
  decorators: [
    (Story) => (
      <div style={{ height: 600 }}>
        <Story />
      </div>
    ),
  ],
  // No pictures, because they look like the tab's other stories.
  parameters: { picture: false },
  args: {
    charts: { door, watch },
    moments: [shut],
    clock: { isManual: true, isRunning: false },
    theme: convert(themes.light),
    storyOf: (state: string) =>
      state === 'door.open' ? { href: '?path=/story/door--open', open: fn() } : null,
    pageOf: (machine: string, lit: readonly string[]) =>
      machine === 'door' ? `?path=/docs/door&lit=${lit.join(',')}` : null,
    onSend: fn(),
    onAdvance: fn(),
    onRun: fn(),
    onRestart: fn(),
    onCopy: fn(),
  },
})

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

export const Order = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const reach = async (name: string) => {
      for (let presses = 0; focused() !== name && presses < 40; presses += 1) await userEvent.tab()
      await expect(focused()).toBe(name)
    }
    await step('Tab leads through the bar, the charts, the events and the clock', async () => {
      for (const name of [
        'Play from the start',
        'Copy as steps',
        'Smaller',
        'door, scrolls',
        'door.open: open its story',
        'bell.rung',
        'key.turned — refused by fits',
        'Run',
        '+1 s',
      ])
        await reach(name)
    })
    await step('Enter and the space bar press what has the focus', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onAdvance).toHaveBeenCalledWith(1000)
      canvas.getByRole('button', { name: 'Run' }).focus()
      await userEvent.keyboard(' ')
      await expect(args.onRun).toHaveBeenCalledWith(true)
    })
    await step('An event is sent; a refused one keeps the focus, and sends nothing', async () => {
      canvas.getByRole('button', { name: 'bell.rung' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSend).toHaveBeenCalledWith({ key: 1, type: 'bell.rung', data: null })
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(focused()).toBe('key.turned — refused by fits')
      await expect(args.onSend).toHaveBeenCalledTimes(1)
    })
    await step('The clock goes as far as is typed', async () => {
      const field = canvas.getByRole('textbox', { name: 'ms' })
      await userEvent.clear(field)
      await userEvent.type(field, '250')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onAdvance).toHaveBeenLastCalledWith(250)
    })
  },
})

/** Steps through the past. Focus is kept, although the last step disables its button. */
export const ThroughThePast = meta.story({
  args: { moments: [shut, open] },
  play: async ({ args, canvas, userEvent }) => {
    const at = (state: string) =>
      expect(canvas.getByRole('group', { name: `Statechart of door. Active: ${state}` })).toBeVisible()
    canvas.getByRole('button', { name: 'Step back' }).focus()
    await userEvent.keyboard('{Enter}')
    await at('door.shut')
    await expect(focused()).toBe('Step back')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await at('door.open')
    await expect(focused()).toBe('Step on')
    within(canvas.getByRole('region', { name: 'Log' }))
      .getAllByRole('button')[0]
      ?.focus()
    await userEvent.keyboard('{Enter}')
    await at('door.shut')
    canvas.getByRole('button', { name: 'Copy as steps' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopy).toHaveBeenCalledWith(`until('door.shut'),\nuntil('watch'),`)
    await expect(focused()).toBe('Copied')
  },
})
