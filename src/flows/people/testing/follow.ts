import { expect } from 'vitest'
import type { Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { press, soon } from '../../../../testing/stage/person.ts'
import type { Member } from '../../../domain/people/member.ts'

export const sage: Member = {
  id: '4',
  fullName: 'Sage Dogwood',
  username: 'sage',
  imageUrl: null,
  isFollowed: false,
  isBlocked: false,
  followerCount: 1_204,
  isVerified: false,
}

/** The calls to these endpoints. */
export const callsTo = ({ calls }: Mounted, ...names: string[]) =>
  calls.filter(({ name }) => names.includes(name))

/** Each logged event with its error row or member. */
export const events = ({ log }: Mounted) =>
  log.map(({ event, details }) => [event, details['row'] ?? details['userId']])

/** Waits until a machine is in this state. */
export const reaches = (mounted: Mounted, state: string) =>
  soon(() => expect([...mounted.recorder.now()]).toContain(state))

/** Presses the button, and confirms the question. */
export async function blockSage(): Promise<void> {
  await press('Block Sage Dogwood')
  await press('Block')
}
