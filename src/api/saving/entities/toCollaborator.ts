import { displayName } from '../../../domain/people/member.ts'
import type { Collaborator } from '../../../domain/saving/collaborators.ts'
import { webAddress } from '../../../domain/auth/pinThumbnail.ts'
import type { CandidateData } from './saving.ts'

/** Converts a person to invite from the server, with the name as it is displayed. Drops an unsafe picture URL. */
export const toCollaborator = ({
  type,
  id,
  full_name,
  username,
  images,
  valid,
}: CandidateData): Collaborator => {
  const isEmail = type === 'email'
  return {
    id: isEmail ? id.toLowerCase() : id,
    kind: isEmail ? 'email' : 'person',
    name: isEmail ? id : displayName({ fullName: full_name ?? '', username: username ?? id }),
    username: isEmail ? null : username,
    imageUrl: webAddress(images?.medium),
    canInvite: valid,
  }
}
