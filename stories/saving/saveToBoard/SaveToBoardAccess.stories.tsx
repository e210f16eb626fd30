import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { SaveToBoardModal } from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { openSave } from './saveToBoard.journeys.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { listen, missingAnnouncements, type Speech } from '../../../testing/steps/speech.ts'
import { see, type Step } from '../../../testing/steps/steps.ts'
import { lakeStage } from './lakeStage.tsx'
import { overPageIsGone } from '../../../testing/journeys/page.steps.ts'

const meta = preview.meta({
  title: 'Saving/Save to board',
  component: SaveToBoardModal,
  ...lakeStage,
  args: {
    ...lakeStage.args,
    isToastShown: true,
    onSaved: fn(),
    onSectionsRefreshed: fn(),
    onClose: fn(),
    onLoginRequired: fn(),
  },
})

const key = (keys: string): Step => [`Press ${keys}`, ({ user }) => user.keyboard(keys)]
const tabTo = (name: string): Step => [
  `Tab to "${name}"`,
  async ({ user }) => {
    for (
      let stops = 0;
      stops < 12 &&
      (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent) !== name;
      stops += 1
    )
      await user.tab()
    expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(
      name,
    )
  },
]
const focusIsIn = (role: string, name: string): Step => [
  `Focus is on the ${role} "${name}"`,
  ({ page }) => waitFor(() => expect(page.getByRole(role, { name })).toHaveFocus()),
]
const pointsAt = (name: string): Step => [
  `The keyboard is on "${name}"`,
  () =>
    waitFor(() => {
      const option = document.getElementById(
        document.activeElement?.getAttribute('aria-activedescendant') ?? '',
      )
      expect(option).toHaveTextContent(name)
      expect(option).toHaveAttribute('aria-selected', 'true')
    }),
]

/** From 'Save' to 'Saved to' without a pointer. */
const byKeyboard: readonly Step[] = [
  tabTo('Save this idea'),
  key('{Enter}'),
  focusIsIn('combobox', 'Search boards'),
  key('gard'),
  // The count is announced after a pause.
  see('1 board'),
  // user-event reports a changed field on blur, so blur here rather than in the next view.
  key('{Tab}'),
  key('{Shift>}{Tab}{/Shift}'),
  focusIsIn('combobox', 'Search boards'),
  key('{ArrowDown}'),
  pointsAt('Garden rooms'),
  key('{Enter}'),
  focusIsIn('heading', 'Choose section'),
  see('Small ponds'),
  tabTo('Board or section'),
  pointsAt('Garden rooms'),
  key('{End}'),
  pointsAt('Paths'),
  key('l'),
  pointsAt('Lighting'),
  key('{Enter}'),
  overPageIsGone,
]

export const KeyboardOnly = meta.story({
  name: "Keyboard only, from 'Save' to 'Saved to'",
  ...driven(
    {
      session: wren,
      steps: [
        ...byKeyboard,
        [
          "A toast says 'Saved to Lighting in Garden rooms', and 'View' can be tabbed to",
          async ({ page, user }) => {
            await waitFor(() =>
              expect(page.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
                'Saved to Lighting in Garden roomsView',
              ),
            )
            await user.tab()
            expect(page.getByRole('button', { name: 'View' })).toHaveFocus()
          },
        ],
        key('{Shift>}{Tab}{/Shift}'),
      ],
    },
    { calls: ['repin.ok'] },
  ),
})

let speech: Speech | null = null

/** The expected announcements in order: focused elements, active options and live regions. */
const spoken = [
  'button: Save this idea',
  'dialog: Choose board',
  'combobox: Search boards',
  'status: 1 board',
  'option: Garden rooms48 Pins · 3 sections',
  'dialog: Choose section',
  'heading: Choose section',
  'button: Back',
  'listbox: Board or section',
  'option: Garden rooms48 Pins',
  'option: Lighting9 Pins',
  'heading: Choose section',
  'status: Saving to Lighting in Garden rooms',
  'button: Save this idea',
]

export const ScreenReaderText = meta.story({
  name: "What a screen reader says, from 'Save' to 'Saved to'",
  ...driven(
    {
      session: wren,
      steps: [
        ['Listen', () => void (speech = listen())],
        ...byKeyboard,
        [
          'Each step was said, in its order',
          () =>
            waitFor(() => {
              expect(
                missingAnnouncements(speech?.announcements ?? [], spoken),
                `of ${JSON.stringify(speech?.announcements)}`,
              ).toEqual([])
              expect(speech?.announcements).toContain('status: Saved to Lighting in Garden roomsView')
            }),
        ],
        ['Listen no more', () => speech?.stop()],
      ],
    },
    { calls: ['repin.ok'] },
  ),
})

export const OnPhone = meta.story({
  name: 'A sheet on a phone, with the label of an ad',
  args: {
    pin: { id: '6', title: 'Desert rugs', imageUrl: '/pins/dunes.svg', color: '#d9925b', isPromoted: true },
  },
  ...driven({ session: wren, steps: [openSave, see('Promoted')] }, { state: 'saveToBoard.choosingBoard' }),
  globals: { viewport: { value: 'phone' } },
})

export const RightToLeft = meta.story({
  name: 'Right to left, dark, at 320 px (J21)',
  args: { pin: { id: '1', link: 'javascript:alert(1)', description: 'بحيرة عند الفجر', color: '#4f7f8c' } },
  ...inArabic(
    driven(
      {
        session: wren,
        steps: [
          openSave,
          [
            'Choose a board',
            async ({ page, user }) => {
              const [option] = await page.findAllByRole('option', { name: 'غرف الحديقة' })
              if (option) await user.click(option)
            },
          ],
          see('برك صغيرة'),
        ],
      },
      { state: 'sectionPicker.choosing' },
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
