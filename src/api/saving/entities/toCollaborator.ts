import type { Collaborator } from '../../../domain/saving/collaborators.ts'
import { webAddress } from '../../../domain/auth/pinThumbnail.ts'
import type { CandidateData } from './saving.ts'

/** Someone to invite, as the flows know them. Without a full name they go by their username. E16. */
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
