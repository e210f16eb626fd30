import { fromBase64Url, toBase64Url } from '../../../src/domain/text/base64Url.ts'
import { db } from '../../db.ts'
import { refusal } from '../../respond.ts'

/** Issues a challenge. They are numbered, so that what is sent is the same each time. */
export function issueChallenge(): string {
  const challenge = toBase64Url(`challenge ${(db.challengeCount += 1)}`)
  db.passkeyChallenges.push(challenge)
  return challenge
}

/** The challenge that was answered, as the browser says, which is thereby used up; null if it is none that waits for an answer. */
export function takeChallenge(clientDataJSON: string): string | null {
  let challenge: unknown = null
  try {
    challenge = Object(JSON.parse(fromBase64Url(clientDataJSON) ?? '')).challenge
  } catch {
    return null
  }
  const place = db.passkeyChallenges.findIndex((issued) => issued === challenge)
  return db.passkeyChallenges.splice(place, place < 0 ? 0 : 1)[0] ?? null
}

/** Nothing verifies it, or not with this key. */
export const unverified = () => refusal({ message: 'This passkey could not be verified.' })
