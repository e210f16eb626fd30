import { expect, fn, within } from 'storybook/test'
import { convert, themes } from 'storybook/theming'
import preview from '../preview.tsx'
import { StatechartView } from './StatechartView.tsx'
import { door, open, shut, watch } from './door.ts'

const openStory = fn()

const meta = preview.meta({
  title: 'Statechart/Tab',
  tags: ['autodocs', '!dev'],
  component: StatechartView,
  // The manager's panel has a fixed height, which the tab fills.
  decorators: [
    (Story) => (
      <div style={{ height: 600 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    charts: { door, watch },
    moments: [shut],
    clock: { isManual: true, isRunning: false },
    theme: convert(themes.light),
    storyOf: (state: string) =>
      state === 'door.open' ? { href: '?path=/story/door--open', open: openStory } : null,
    pageOf: (machine: string, lit: readonly string[]) =>
      machine === 'door' ? `?path=/docs/door&lit=${lit.join(',')}` : null,
    onSend: fn(),
    onAdvance: fn(),
    onRun: fn(),
    onRestart: fn(),
    onCopy: fn(),
  },
})

export const Playground = meta.story({
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('The chart says where the machine is', () =>
      expect(canvas.getByRole('group', { name: 'Statechart of door. Active: door.shut' })).toBeVisible(),
    )
    await step('A child is shown inside its parent’s place', () =>
      expect(canvas.getByRole('region', { name: 'Machine door' }).parentElement).toContainElement(
        canvas.getByRole('region', { name: 'Machine watch' }),
      ),
    )
    await step('A machine without states of its own has only its name', () =>
      expect(canvas.getByRole('region', { name: 'Machine watch' })).toHaveTextContent(
        /^watch, run by door(?!:)/,
      ),
    )
    await step('Its page opens with the active state lit', () =>
      expect(canvas.getByRole('link', { name: 'Open full size' })).toHaveAttribute(
        'href',
        '?path=/docs/door&lit=door.shut',
      ),
    )
    await step('A possible event is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'bell.rung' }))
      await expect(args.onSend).toHaveBeenCalledWith({ key: 1, type: 'bell.rung', data: null })
    })
    await step('A refused one names its guard and sends nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'key.turned — refused by fits' }))
      await expect(args.onSend).toHaveBeenCalledTimes(1)
    })
    await step('What it carries may be written', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Carrying' }))
      await userEvent.paste('{"times": 2}')
      await userEvent.click(canvas.getByRole('button', { name: 'bell.rung' }))
      await expect(args.onSend).toHaveBeenLastCalledWith({ key: 1, type: 'bell.rung', data: { times: 2 } })
    })
    await step('The clock moves on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '+5 s' }))
      await expect(args.onAdvance).toHaveBeenCalledWith(5000)
    })
    await step('A state opens its story, and keys come to it', async () => {
      const link = canvas.getByRole('link', { name: 'door.open: open its story' })
      link.focus()
      await expect(link).toHaveFocus()
      await userEvent.click(link)
      await expect(openStory).toHaveBeenCalled()
    })
    await step('What is written over a state is not in the way of a press', async () => {
      const words = [...canvasElement.querySelectorAll('svg text')].filter(
        (text) => !text.closest('a') && text.getBoundingClientRect().top > 0,
      )
      await expect(words.length).toBeGreaterThan(0)
      for (const text of words) {
        const { x, y, width, height } = text.getBoundingClientRect()
        await expect(document.elementFromPoint(x + width / 2, y + height / 2)).not.toBe(text)
      }
    })
  },
})

/** The log of two moments, with the first of them shown again. */
export const Past = meta.story({
  args: { moments: [shut, open] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('What the last event changed is marked, and nothing else', async () => {
      const changed = canvas.getAllByTitle('Changed by the last event').map(({ textContent }) => textContent)
      await expect(changed).toEqual(['door: {2}', 'turns: 1'])
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as steps' }))
    await expect(args.onCopy).toHaveBeenCalledWith(
      `wait(300),\nsend('door', {"type":"key.turned"}),\nuntil('door.open'),`,
    )
    await step('Stepping back shows the chart of that moment, which takes no events', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Step back' }))
      await expect(canvas.getByRole('group', { name: 'Statechart of door. Active: door.shut' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'bell.rung' })).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByText('Past: moment 1 of 2, The tab was opened')).toBeVisible()
    })
    await step('A line of the log shows its moment, and Now the present again', async () => {
      const [first, last] = within(canvas.getByRole('region', { name: 'Log' })).getAllByRole('button')
      await expect([first, last].map((line) => line?.textContent)).toEqual([
        '+0 ms The tab was opened',
        '+300 ms door: key.turned',
      ])
      await expect(first).toHaveAttribute('aria-current', 'step')
      await userEvent.click(canvas.getByRole('button', { name: 'Now' }))
      await expect(last).toHaveAttribute('aria-current', 'step')
    })
    await expect(canvas.getByRole('group', { name: 'Statechart of door. Active: door.open' })).toBeVisible()
  },
})

export const Dark = meta.story({
  args: { moments: [shut, open], theme: convert(themes.dark) },
  globals: { theme: 'dark' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Statechart of door. Active: door.open' })).toBeVisible(),
})

export const NoMachine = meta.story({
  args: { moments: [], clock: { isManual: false, isRunning: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No machine runs in this story')
    await expect(canvas.getByRole('button', { name: 'Play from the start' })).toBeVisible()
  },
})
