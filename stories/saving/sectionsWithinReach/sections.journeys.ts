import { expect, waitFor } from 'storybook/test'
import { db } from '../../../mocks/index.ts'
import { focusInField } from '../../../testing/journeys/page.steps.ts'
import type { Step } from '../../../testing/steps/steps.ts'
import { choose, openSave } from '../saveToBoard/saveToBoard.journeys.ts'
import { options } from '../boardPicker/boardPicker.journeys.ts'

/** Without the marks that keep two directions of writing apart. */
const said = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/[\u2066-\u2069]/g, '')

const rows = () =>
  options().map((row) => `${said(row.querySelector('bdi'))}, ${said(row.querySelector('small'))}`)

/** The rows, each with what is below its name. */
export const showsRows = (...wanted: readonly string[]): Step => [
  `The rows are ${wanted.join('; ')}`,
  () => waitFor(() => expect(rows()).toEqual(wanted)),
]
export const showsFirst = (wanted: string): Step => [
  `The first row is ${wanted}`,
  () => waitFor(() => expect(rows()[0]).toBe(wanted)),
]

/** Chooses the row of a section by its name and its board's. */
export const chooseIn = (section: string, board: string): Step => [
  `Choose "${section}" in "${board}"`,
  async ({ user }) => {
    const row = await waitFor(() => {
      const found = options().find(
        (option) =>
          said(option.querySelector('bdi')) === section &&
          said(option.querySelector('small')).includes(board),
      )
      if (!found) throw new Error(`There is no "${section}" in "${board}".`)
      return found
    })
    await user.click(row)
  },
]

/** What the server has of the saves: the board and the section of each. */
export const savedInto = (...places: readonly string[]): Step => [
  `The server has the Pin in ${places.join(', ')}`,
  () =>
    waitFor(() =>
      expect(db.saves.map(({ boardId, sectionId }) => `${boardId}/${sectionId ?? ''}`)).toEqual(places),
    ),
]

export const addsSection: Step = [
  'Turn "Add a section to the board" on',
  async ({ page, user }) =>
    user.click(await page.findByRole('switch', { name: 'Add a section to the board' })),
]
export const toFirstSection: readonly Step[] = [
  openSave,
  addsSection,
  choose('Blue sofa'),
  focusInField('Name'),
]
