import { expect, waitFor, within } from 'storybook/test'
import type { Actor, Step } from '../../../testing/steps/steps.ts'

type Page = Actor['page']

const fire = (target: Element, type: string, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))

const tile = (page: Page, name: string) => page.findByRole('button', { name })
const places = (page: Page) => page.findByRole('list', { name: /^(Drop|Move) \d+ Pins?|إلى|أفلت/ })
/** A place in the bar, which is there while pins are dragged. */
const place = async (page: Page, name: string) => {
  const row = (await within(await places(page)).findByText(name)).closest('li')
  if (!row) throw new Error(`There is no place ${name}.`)
  return row
}

/** The drag of a pin, with what it carries: the events are those that the browser fires. */
export function dragOf(pin: string) {
  // Made in the browser: the stories are listed in Node, too.
  let carried: DataTransfer | undefined
  const held = {
    get data() {
      return (carried ??= new DataTransfer())
    },
  }
  const over = (name: string, isTarget: boolean): Step => [
    `Hold it over ${name}, which ${isTarget ? 'takes it' : 'does not take it'}`,
    async ({ page }) => {
      const target = await place(page, name)
      fire(target, 'dragenter', held.data)
      // A target says so by preventing what the browser would do.
      expect(fire(target, 'dragover', held.data)).toBe(!isTarget)
      await waitFor(() => expect(target.hasAttribute('data-over')).toBe(isTarget))
    },
  ]
  return {
    take: [
      `Drag ${pin}`,
      async ({ page }) => {
        carried = undefined
        const source = await tile(page, pin)
        expect(source.draggable).toBe(true)
        fire(source, 'dragstart', held.data)
        fire(source, 'dragenter', held.data)
        await places(page)
      },
    ] satisfies Step,
    over: (name: string) => over(name, true),
    overInVain: (name: string) => over(name, false),
    drop: (name: string): Step => [
      `Drop it on ${name}`,
      async ({ page }) => {
        const target = await place(page, name)
        // Twice: a drop that comes again moves nothing more.
        fire(target, 'drop', held.data)
        fire(target, 'drop', held.data)
      },
    ],
    cancel: [
      'Press Escape, or drop it elsewhere: the browser says that the drag is over',
      async ({ page }) => {
        fire(await tile(page, pin), 'dragend', held.data)
        await waitFor(() => expect(page.queryByRole('list', { name: /^(Drop|Move) / })).toBeNull())
      },
    ] satisfies Step,
    /** Pins of another tab are dropped: their type is ours, what they carry is not. */
    foreignPins: (name: string, carries: (data: DataTransfer) => void): Step => [
      `Pins of another tab are dropped on ${name}: nothing moves`,
      async ({ page }) => {
        const data = new DataTransfer()
        carries(data)
        fire(await place(page, name), 'drop', data)
      },
    ],
    /** Something else is held over a place while this drag is on. */
    foreign: (what: string, name: string, carries: (data: DataTransfer) => void): Step => [
      `${what} is held over ${name} and dropped there: nothing happens`,
      async ({ page }) => {
        const target = await place(page, name)
        const data = new DataTransfer()
        carries(data)
        for (const type of ['dragenter', 'dragover', 'drop'])
          expect(fire(target, type, data) || type === 'drop').toBe(true)
        expect(target.hasAttribute('data-over')).toBe(false)
      },
    ],
  }
}

/** The line above the places. */
export const offersTo = (sentence: string): Step => [
  `The bar says "${sentence}"`,
  async ({ page }) => expect(await page.findByRole('list', { name: sentence })).toBeVisible(),
]
