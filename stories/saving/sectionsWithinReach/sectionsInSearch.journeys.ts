import { expect, waitFor } from 'storybook/test'
import { db } from '../../../mocks/index.ts'
import type { Step } from '../../../testing/steps/steps.ts'
import { options } from '../boardPicker/boardPicker.journeys.ts'

/** Without the marks that keep two directions of writing apart. */
const said = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/[\u2066-\u2069]/g, '')

/** The rows, each with what is below its name. */
export const showsRows = (...rows: readonly string[]): Step => [
  `The rows are ${rows.join('; ')}`,
  () =>
    waitFor(() =>
      expect(
        options().map((row) => `${said(row.querySelector('bdi'))}, ${said(row.querySelector('small'))}`),
      ).toEqual(rows),
    ),
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
