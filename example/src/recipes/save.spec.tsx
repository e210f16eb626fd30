// @vitest-environment jsdom
/** Saving a pin in jsdom, as a member of Tackboard's mocks. */
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { db, handlers, resetDb, scenario } from 'tackboard/mocks'
import { shimJsdom } from 'tackboard/mocks/jsdom'
import { SaveToBoardModal, TackboardProvider } from 'tackboard/saving'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

const server = setupServer(...handlers())

beforeAll(() => {
  shimJsdom()
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  resetDb()
})
afterAll(() => server.close())

const session = { userId: '1', username: 'wren', fullName: 'Wren Alder' }
const pin = { id: '901', title: 'Lake at dawn' }

/** Opens the boards of the member, and saves the pin to one of them. */
async function save() {
  const onClose = vi.fn<() => void>()
  render(
    <TackboardProvider session={session}>
      <SaveToBoardModal pin={pin} onClose={onClose} />
    </TackboardProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('option', { name: /Quick saves/ }))
  return onClose
}

it('saves the pin to a board', async () => {
  const onClose = await save()
  await waitFor(() => expect(db.saves).toEqual([expect.objectContaining({ pinId: '901' })]))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('says why the pin was not saved', async () => {
  server.use(...scenario('save.refused').handlers)
  await save()
  expect(await screen.findByText('Saving Pins is paused until noon.')).toBeDefined()
  expect(db.saves).toEqual([])
})
