import { expect, vi } from 'vitest'
import { wren } from '../../mocks/fixtures/sessions.ts'
import type { BoardInvites } from '../../machines/saving/boardForm/boardForm.types.ts'
import type { Board } from '../../src/domain/saving/board.ts'
import { BoardForm } from '../../src/flows/saving/boardForm/BoardForm.tsx'
import type { Mount, Mounted, MountOptions } from './mountFlow.tsx'
import { byRole, soon } from './person.ts'
import { click } from './pointer.ts'

/** The page's callbacks. */
export const onCreated = vi.fn<(board: Board, invites: BoardInvites) => void>()
export const onCancel = vi.fn<() => void>()

/** The calls to one endpoint. */
export const named = ({ calls }: Mounted, wanted = 'createBoard') =>
  calls.filter(({ name }) => name === wanted)

/** Mounts the form on its own page. */
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

/** The collaborator search. */
export const combobox = () => byRole('combobox') as Promise<HTMLInputElement>

/** The names in the list of suggestions. */
export const offered = () =>
  [...document.querySelectorAll('[role=option]')].map(
    (row) => row.lastElementChild?.firstElementChild?.textContent,
  )

/** Focuses the search, which suggests three people. */
export const openList = async () => {
  const input = await combobox()
  click(input)
  await soon(() => expect(offered()).toHaveLength(3))
  return input
}
