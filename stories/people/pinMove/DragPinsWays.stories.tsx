import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { announces } from '../../../testing/journeys/page.steps.ts'
import { press, see } from '../../../testing/steps/steps.ts'
import { MovePins } from '../../../src/flows/people/pinMove/MovePins.tsx'
import { dragOf, offersTo } from './drag.steps.ts'
import { choose, drags, dragStage, has, lake } from './dragStage.tsx'
import { says } from './pinMove.journeys.ts'

const meta = preview.meta({
  title: 'Saving/Drag pins, other ways',
  component: MovePins,
  ...dragStage,
})

export const ByKeyboard = meta.story({
  name: 'By keyboard: “Move to” of one Pin',
  ...drags([
    [
      'Tab to the button of the first Pin, and open it with Enter',
      async ({ page, user }) => {
        ;(await page.findByRole('button', { name: 'Lake at dawn' })).focus()
        await user.tab()
        await user.keyboard('{Enter}')
      },
    ],
    [
      'Tab to Forests; Shared trips says that it is locked',
      async ({ page, user }) => {
        const dialog = await page.findByRole('dialog', { name: 'Move Lake at dawn to' })
        expect(dialog).toHaveTextContent('Shared tripsLocked')
        await user.tab()
        await user.tab()
        await waitFor(() => expect(page.getByRole('button', { name: 'Forests' })).toHaveFocus())
      },
    ],
    ['Press Enter', ({ user }) => user.keyboard('{Enter}')],
    says('Lakes', 'Moved to Forests'),
    announces('Moved 1 Pin.'),
    has(5),
  ]),
})
export const OwnPlaces = meta.story({
  name: 'The places for one Pin',
  ...drags([press('Move Dunes in the wind to'), see('Garden rooms'), see('Locked')]),
})
const overInForced = drags([...choose, lake.take, lake.over('Forests'), offersTo('Move 2 Pins to Forests')])
export const ForcedColors = meta.story({
  name: 'Over a place in forced colors',
  ...overInForced,
  parameters: { ...overInForced.parameters, media: { forcedColors: 'active' } },
})
export const Dark = meta.story({
  name: 'Over a place, dark',
  ...overInForced,
  globals: { theme: 'dark' },
})
const arabicLake = dragOf('البحيرة عند الفجر')
export const Arabic = meta.story({
  name: 'Over a place, in Arabic',
  ...drags([arabicLake.take, arabicLake.over('غابات')]),
  globals: { locale: 'ar' },
})
export const OnPhone = meta.story({
  name: 'On a phone, each Pin has its own “Move to”',
  ...drags([press('Move Lake at dawn to'), see('Garden rooms')]),
  globals: { viewport: { value: 'phone' } },
})
