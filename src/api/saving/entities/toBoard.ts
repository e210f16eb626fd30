import { webAddress } from '../../../domain/auth/pinThumbnail.ts'
import type { Board, BoardCollaborator, BoardSection } from '../../../domain/saving/board.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'
import type { BoardData, SectionData } from './saving.ts'

const safeUrls = (list: readonly (string | null | undefined)[]) =>
  list.flatMap((url) => webAddress(url) ?? [])

/** Those that the server names. */
function collaboratorsOf({ collaborators, collaborator_count }: BoardData): Pick<Board, 'collaborators'> {
  const named = new Map<string, BoardCollaborator>()
  for (const person of collaborators ?? [])
    if (person && !named.has(person.username))
      named.set(person.username, {
        username: person.username,
        name: visibleName(person.full_name ?? '') || person.username,
        imageUrl: webAddress(person.image),
      })
  const people = [...named.values()]
  return people.length > 0 ? { collaborators: { people, count: collaborator_count ?? people.length } } : {}
}

/** Converts a board from the server. Drops unsafe URLs. */
export const toBoard = (data: BoardData): Board => ({
  id: data.id,
  name: data.name,
  url: webAddress(data.url) ?? '',
  layout: data.layout,
  coverUrl: webAddress(data.image_cover_url),
  privacy: data.privacy,
  isCollaborative: data.is_collaborative,
  sectionCount: data.section_count,
  pinCount: data.pin_count,
  ownerId: data.owner.id,
  ownerUsername: data.owner.username || null,
  collaboratorIds: (data.collaborating_users ?? []).map(({ id }) => id),
  isCollaboratedByMe: data.collaborated_by_me,
  ...collaboratorsOf(data),
  isArchived: data.archived_by_me_at !== null,
  coverImages: safeUrls((data.cover_images ?? []).map(({ url }) => url)),
})

/** Converts a section from the server. Drops unsafe URLs. */
export const toSection = (data: SectionData): BoardSection => ({
  id: data.id,
  title: data.title,
  slug: data.slug ?? '',
  boardId: data.board.id,
  pinCount: data.pin_count,
  previewUrls: safeUrls((data.preview_pins ?? []).map((pin) => pin.image_square_url ?? pin.image_medium_url)),
})
