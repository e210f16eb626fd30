import { db } from '../../db.ts'
import { faceOf } from '../../fixtures/faces.ts'
import type { Handler } from '../handler.ts'

const done = () => ({ resource_response: { data: null } })

/** A member in the server's format. */
export function memberData(id: string) {
  const user = db.users.find((row) => row.id === id)
  if (!user) return null
  return {
    id: user.id,
    entityId: user.id,
    full_name: user.fullName,
    username: user.username,
    image_medium_url: faceOf(id),
    followed_by_me: db.followed.includes(id),
    blocked_by_me: db.blocked.includes(id),
    follower_count: 1_200 + Number(id),
    is_verified: id === '4',
  }
}

const add = (list: string[], id: string) => void (list.includes(id) || list.push(id))
const remove = (list: string[], id: string) => void (list.includes(id) && list.splice(list.indexOf(id), 1))

export const followUser: Handler<'followUser'> = ({ payload: { user_id } }) => (
  add(db.followed, user_id),
  done()
)
export const unfollowUser: Handler<'unfollowUser'> = ({ payload: { user_id } }) => (
  remove(db.followed, user_id),
  done()
)
export const followUsers: Handler<'followUsers'> = ({ payload: { followee_ids } }) => {
  for (const id of followee_ids.split(',')) add(db.followed, id)
  return done()
}
export const blockUser: Handler<'blockUser'> = ({ payload: { blocked_user_id } }) => (
  add(db.blocked, blocked_user_id),
  done()
)
export const unblockUser: Handler<'unblockUser'> = ({ payload: { blocked_user_id } }) => (
  remove(db.blocked, blocked_user_id),
  done()
)
