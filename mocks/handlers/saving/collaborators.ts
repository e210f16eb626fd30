import { db } from '../../db.ts'
import { faceOf } from '../../fixtures/faces.ts'
import type { Handler } from '../handler.ts'

const candidate = (id: string, type: 'user' | 'user_share_suggestion') => {
  const user = db.users.find((row) => row.id === id)
  const medium = faceOf(id)
  return {
    type,
    id,
    full_name: user?.fullName ?? null,
    username: user?.username ?? null,
    images: medium === null ? null : { medium },
    valid: true,
  }
}

export const suggestCollaborators: Handler<'suggestCollaborators'> = () => ({
  resource_response: { data: ['4', '5', '6'].map((id) => candidate(id, 'user_share_suggestion')) },
})

export const searchCollaborators: Handler<'searchCollaborators'> = ({ payload: { term } }) => ({
  resource_response: {
    data: db.users
      .filter(({ fullName }) => fullName.toLowerCase().includes(term.toLowerCase()))
      .slice(0, 8)
      .map(({ id }) => candidate(id, 'user')),
  },
})

export const inviteCollaborators: Handler<'inviteCollaborators'> = ({ payload: { user_ids, emails } }) => {
  for (const to of [...user_ids, ...emails]) db.sent.push({ to, what: 'boardInvite' })
  return { resource_response: { data: null } }
}
