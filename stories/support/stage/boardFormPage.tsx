import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { BoardInvites } from '../../../machines/saving/boardForm/boardForm.types.ts'
import type { Board } from '../../../src/domain/saving/board.ts'
import { BoardForm } from '../../../src/flows/saving/boardForm/BoardForm.tsx'
import type { Mount, Mounted, MountOptions } from './mountFlow.tsx'
import { byRole, soon } from './person.ts'

/** What the page is told. */
export const onCreated = vi.fn<(board: Board, invites: BoardInvites) => void>()
export const onCancel = vi.fn<() => void>()

/** The calls of a name. */
export const named = ({ calls }: Mounted, wanted = 'createBoard') =>
  calls.filter(({ name }) => name === wanted)

/** Puts the form on a page of its own. */
export const formOn =
  (mount: Mount) =>
  (options: MountOptions = {}, name?: string) => {
    onCreated.mockClear()
    onCancel.mockClear()
    return mount(<BoardForm name={name} onCreated={onCreated} onCancel={onCancel} />, {
      session: wren,
      ...options,
    })
  }

/** The search for collaborators. */
export const combobox = () => byRole('combobox') as Promise<HTMLInputElement>

/** Who is offered. */
export const offered = () =>
  [...document.querySelectorAll('[role=option]')].map(
    (row) => row.lastElementChild?.firstElementChild?.textContent,
  )

/** Goes to the search, which offers three at once. */
export const openList = async () => {
  const input = await combobox()
  await userEvent.click(input)
  await soon(() => expect(offered()).toHaveLength(3))
  return input
}
