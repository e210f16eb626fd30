import { expect, it } from 'vitest'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { boardOf } from '../../../testing/machines/saving.ts'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { Session } from '../../domain/auth/session.ts'
import { useTackboard } from './config.ts'
import { TackboardProvider } from './TackboardProvider.tsx'
import type { VisitMemory } from './visitMemory.ts'

const sage: Session = { userId: '4', username: 'sage', fullName: 'Sage Dogwood' }

/** A provider, and one inside of it; each reports the memory that it provides. */
function start() {
  const seen: { outer?: VisitMemory; inner?: VisitMemory } = {}
  const Reader = ({ name }: { readonly name: keyof typeof seen }) => {
    seen[name] = useTackboard().visit
    return null
  }
  const root = createRoot(document.createElement('div'))
  const render = (session: Session | null, inner?: Session | null) =>
    flushSync(() =>
      root.render(
        <TackboardProvider session={session}>
          <Reader name="outer" />
          <TackboardProvider session={inner}>
            <Reader name="inner" />
          </TackboardProvider>
        </TackboardProvider>,
      ),
    )
  const boards = () => seen.outer?.recentSaves().boards.map(({ id }) => id)
  return { boards, render, seen, unmount: () => root.unmount() }
}

it('C14 one memory per member: kept while logged in, forgotten at log-out and for another member', () => {
  const { boards, render, seen, unmount } = start()
  render(wren)
  seen.outer?.rememberBoards([boardOf('7', 'Mine')])
  render({ ...wren })
  expect(boards()).toEqual(['7'])
  render(sage)
  expect(boards()).toEqual([])
  render(wren)
  expect(boards()).toEqual([])
  seen.outer?.rememberBoards([boardOf('8', 'Mine')])
  render(null)
  expect(boards()).toEqual([])
  render(wren)
  expect(boards()).toEqual([])
  unmount()
})

it('C14 a provider inside another one shares the memory of the same member only', () => {
  const { render, seen, unmount } = start()
  render(wren)
  expect(seen.inner).toBe(seen.outer)
  render(wren, sage)
  expect(seen.inner).not.toBe(seen.outer)
  render(wren, null)
  expect(seen.inner).not.toBe(seen.outer)
  unmount()
})
