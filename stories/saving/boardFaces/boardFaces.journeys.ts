import { expect, waitFor } from 'storybook/test'
import type { Step } from '../../../testing/steps/steps.ts'

const rowOf = (page: Parameters<Step[1]>[0]['page'], board: string) =>
  page.getAllByRole('option').findLast((option) => option.querySelector('bdi')?.textContent.startsWith(board))

/** The board's row says whom it is shared with, and shows this many faces. They are loaded late. */
export const isShared = (board: string, text: string, faces: number): Step => [
  `${board}: "${text}", and ${faces} faces`,
  ({ page }) =>
    waitFor(() => {
      const row = rowOf(page, board)
      expect(row?.querySelectorAll('[data-ui="avatar"]')).toHaveLength(faces)
      expect(row).toHaveAccessibleName(expect.stringContaining(text))
    }),
]

/** The board's row says nothing of the kind. */
export const isNotShared = (board: string): Step => [
  `${board} shows no face`,
  ({ page }) =>
    waitFor(() => {
      const row = rowOf(page, board)
      expect(row).toBeVisible()
      expect(row?.querySelector('[data-ui="avatar"]')).toBeNull()
    }),
]

/** All faces have loaded or failed to load. */
export const facesSettled: Step = [
  'The pictures are there',
  () =>
    waitFor(() =>
      expect(
        [...document.querySelectorAll<HTMLImageElement>('[role="option"] img')].every(
          ({ complete }) => complete,
        ),
      ).toBe(true),
    ),
]
