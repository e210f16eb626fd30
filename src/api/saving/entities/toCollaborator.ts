import type { Collaborator } from '../../../domain/saving/collaborators.ts'
import { webAddress } from '../../../domain/auth/pinThumbnail.ts'
import type { CandidateData } from './saving.ts'

/** Converts a person to invite from the server. Uses the username if there is no full name; drops an unsafe picture URL. E16. */
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
    name: isEmail ? id : full_name?.trim() || username || id,
    username: isEmail ? null : username,
    imageUrl: webAddress(images?.medium),
    canInvite: valid,
  }
}
