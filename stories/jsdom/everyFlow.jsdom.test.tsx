/** Every flow works in jsdom: Testing Library finds its content, and the mocks answer in Node. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { handlers, resetDb, scenario } from '../../mocks/index.ts'
import { shimJsdom } from '../../mocks/jsdom/index.ts'
import { TackboardProvider } from '../../src/auth.ts'
import { watchListeners } from '../../testing/steps/watchListeners.ts'
import { flowNames, flowRows } from './flowRows.tsx'

const server = setupServer(...handlers())
beforeAll(() => {
  shimJsdom()
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  resetDb()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

it('has a row for each flow', () => expect(Object.keys(flowRows).toSorted()).toEqual(flowNames.toSorted()))

it.each(Object.entries(flowRows))(
  '%s mounts in jsdom, and leaves no listener',
  async (_, { node, settings, given, opensBy, finds }) => {
    const complaints = vi.spyOn(console, 'error')
    const kept = watchListeners()
    if (given) server.use(...scenario(given).handlers)
    const [role, name] = finds
    const { unmount } = render(<TackboardProvider {...settings}>{node}</TackboardProvider>)
    if (opensBy) fireEvent.click(screen.getByRole('button', { name: opensBy }))
    expect(await screen.findAllByRole(role, { name })).not.toEqual([])
    unmount()
    // React keeps this one for the next root.
    expect([...kept].filter((listener) => !listener.includes(' selectionchange '))).toEqual([])
    expect(complaints.mock.calls).toEqual([])
  },
)
