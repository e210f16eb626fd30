import type { User } from '../../../api/auth/entities/login.ts'

/** The member, and what the server's answer said besides; an app gets them apart. */
export function splitMember(member: User) {
  const { clientContext = null, rawAnswer, ...user } = member
  return { user, clientContext, ...(rawAnswer !== undefined && { rawAnswer }) }
}
