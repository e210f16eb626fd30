import { saveBehaviorEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { Board, BoardOption } from '../../../domain/saving/board.ts'
import { boardOwnerOf } from '../../../domain/saving/boardOrder.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { savingClient } from '../savingClient.ts'
import { readableBoards } from './readableBoards.ts'

const client = savingClient(saveBehaviorEndpoints)

/**
 * Reads the boards the member saved to last, and remembers them for this visit, unless a pin was saved meanwhile, which the server may not
 * have counted yet. A failure is silent: the boards saved to during the visit remain.
 */
export async function refreshRecentBoards(
  config: TackboardConfig,
  username: string,
  signal?: AbortSignal,
): Promise<void> {
  const { visit } = config
  const { pinId } = visit.recentSaves()
  try {
    const payload = { username, field_set_key: 'save_behavior' } as const
    const { recent_boards } = (await client(config).readSaveBehavior(payload, signal)).resource_response.data
    const boards = readableBoards(recent_boards ?? [], config)
    if (boards.length > 0 && visit.recentSaves().pinId === pinId) visit.rememberBoards(boards)
  } catch {
    // The visit's own saves remain.
  }
}

/** Rows for the sections that the member saved to during the visit, where the picker shows them. */
export const recentSectionRows = ({ policy, visit }: TackboardConfig): readonly BoardOption[] =>
  policy.saving.recentSections
    ? (visit.recentSaves().sections ?? []).map(({ board, section }) => Object.assign({}, board, { section }))
    : []

/** A board was created: lists of its owner's boards are out of date, and the owner's data is read again. */
export function refreshAfterBoard(config: TackboardConfig, board: Pick<Board, 'ownerUsername'>): void {
  const { session, visit } = config
  const listed = session && boardOwnerOf(session)
  const owner = board.ownerUsername ?? listed
  for (const username of new Set([owner, listed])) if (username) visit.invalidateBoards(username)
  if (owner) void refreshRecentBoards(config, owner)
}
