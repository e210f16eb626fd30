import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../../../testing/stage/person.ts'
import { opening } from '../../../../testing/stage/saveToBoardPage.tsx'
import { options, scroller } from '../testing/pickerPage.ts'

afterEach(() => page.viewport(1280, 800))

/** How many rows of boards are in sight; a row that is cut counts in part. */
function rowsInSight() {
  const frame = scroller()?.getBoundingClientRect()
  if (!frame) throw new Error('There is no list.')
  return options()
    .map((row) => row.getBoundingClientRect())
    .map(({ top, bottom, height }) => (Math.min(bottom, frame.bottom) - Math.max(top, frame.top)) / height)
    .reduce((sum, part) => sum + Math.max(part, 0), 0)
}

describe('the list of the save modal in a small window', () => {
  const [[, mount]] = modes
  it.each([
    [320, 640, 4],
    // The specification's height of the modal, 90vh - 97px, leaves no more.
    [760, 680, 3],
  ])('at %i × %i shows at least %i boards', async (width, height, least) => {
    await page.viewport(width, height)
    await opening(mount)()
    await byRole('combobox', 'Search boards')
    await soon(() => expect(options().length).toBeGreaterThan(4))
    expect(rowsInSight()).toBeGreaterThanOrEqual(least)
  })

  it('shows nothing below its foot, however low the window', async () => {
    await page.viewport(1140, 560)
    await opening(mount)()
    const create = await byRole('button', 'Create board')
    await soon(() => expect(create.getBoundingClientRect().bottom).toBeLessThanOrEqual(560))
  })
})
