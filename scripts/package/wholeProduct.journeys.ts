import assert from 'node:assert/strict'
import type { JourneyContext, Journeys } from './journey.ts'
import { startAsNewAdvertiser } from './promote.journeys.ts'
import { visit } from './visit.ts'
import {
  createPin,
  follow,
  logOut,
  lookAround,
  movePin,
  promoteFor,
  saveToNewBoard,
  signUp,
  switchAccounts,
} from './wholeProduct.steps.ts'

/** Everything that has happened, according to the mock server's tables. */
function checkTables({ db }: JourneyContext['mocks']) {
  const robin = db.users.find(({ email }) => email === 'robin.new@example.com')
  const boards = db.boards.filter(({ ownerId }) => ownerId === robin?.id)
  const [moss, hikes] = boards
  assert.deepEqual(
    boards.map(({ name }) => name),
    ['Moss', 'Hikes'],
  )
  assert.deepEqual(
    db.saves.map(({ pinId, boardId }) => [pinId, boardId]),
    [
      ['1', moss?.id],
      ['8', hikes?.id],
      ['9002', hikes?.id],
    ],
  )
  assert.deepEqual(db.followed, ['4'])
  assert.deepEqual(
    db.campaigns.map(({ payload }) => 'pin_id' in payload && payload.pin_id),
    ['2'],
  )
}

/** All features of a product, in the order in which a new member comes across them. */
export const wholeProductJourneys: Journeys = {
  'P1 visits, signs up, saves, creates a pin, moves it, follows, acts for a business, promotes, and logs out':
    ({ browser, production, mocks }) =>
      visit(browser, { translates: true, locale: 'en-KR' }, async (page) => {
        startAsNewAdvertiser(mocks)
        await page.goto(production)
        await lookAround(page)
        await signUp(page)
        await saveToNewBoard(page, 'Lake at dawn', 'Moss')
        await saveToNewBoard(page, 'The ridge at noon', 'Hikes')
        await createPin(page, 'Moss')
        await page.goto(production)
        await movePin(page, 'Three ponds', 'Moss', 'Hikes')
        await follow(page, 'sagedogwood')
        await promoteFor(page, 'Larch Street Bakery', 'larchbakery')
        checkTables(mocks)
        await page.goto(production)
        await switchAccounts(page)
        await logOut(page)
      }),
}
