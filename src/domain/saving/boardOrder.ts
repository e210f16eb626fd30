import type { Board } from './board.ts'
import { isAdAccountOwner, isSameId, type Session } from '../auth/session.ts'

/** Whose boards are listed. */
export interface BoardViewer extends Pick<Session, 'userId' | 'advertiser'> {
  /** ID of the profile that the viewer acts for; null for their own. Default: null. */
  readonly actingFor?: string | null | undefined
}

const initialDigit = /^\s*\p{Nd}/u
const startsWithDigit = ({ name }: Board) => initialDigit.test(name)

/**
 * The boards that a picker offers: those that the viewer, or the profile they act for, owns or collaborates on, without archived ones.
 * saving.txt §5 "Own boards for pickers".
 */
export const ownBoards = <Listed extends Board>(
  boards: readonly Listed[],
  { userId, advertiser, actingFor }: BoardViewer,
): readonly Listed[] =>
  boards.filter(
    ({ ownerId, isCollaboratedByMe, collaboratorIds, isArchived }) =>
      !isArchived &&
      (isCollaboratedByMe ||
        isSameId(ownerId, userId) ||
        isSameId(ownerId, advertiser?.ownerUserId) ||
        isSameId(ownerId, actingFor) ||
        collaboratorIds.some((id) => isSameId(id, userId))),
  )

/**
 * The boards sorted by name as the locale sorts; names that begin with a digit of any script come last. Boards with the same name keep
 * their order.
 */
export function orderBoards(
  boards: readonly Board[],
  locale: string,
  options?: Intl.CollatorOptions,
): readonly Board[] {
  const { compare } = new Intl.Collator(locale, options)
  const sorted = boards.toSorted((a, b) => compare(a.name, b.name))
  const digits = sorted.filter(startsWithDigit)
  return digits.length > 0 ? [...sorted.filter((board) => !startsWithDigit(board)), ...digits] : sorted
}

/** The username whose boards are listed: the ad account's owner, if the viewer acts for one, else the viewer. */
export const boardOwnerOf = (session: Pick<Session, 'userId' | 'username' | 'advertiser'>): string =>
  session.advertiser && !isAdAccountOwner(session) ? session.advertiser.ownerUsername : session.username
