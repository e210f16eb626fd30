import { db, viewerId } from '../../db.ts'
import { refusal, respondWith } from '../../respond.ts'
import type { Handler } from '../handler.ts'
import { toPasskey } from './passkeyCreation.ts'

const own = () => db.passkeys.filter(({ userId }) => userId === viewerId())
const find = (sent: string) => own().find(({ id }) => id === sent)

/** The member's passkeys. */
export const readPasskeys: Handler<'readPasskeys'> = () => ({
  resource_response: { data: own().map(toPasskey) },
})

export const renamePasskey: Handler<'renamePasskey'> = ({ payload: { id, name }, policy }) => {
  const passkey = find(id)
  if (!passkey) return respondWith({ code: 'passkeyUnknown' }, policy)
  passkey.name = name
  return { resource_response: { data: toPasskey(passkey) } }
}

/** Removes a passkey, unless it is the only way in that its member has. */
export const removePasskey: Handler<'removePasskey'> = ({ payload, policy }) => {
  const passkey = find(payload.id)
  if (!passkey) return respondWith({ code: 'passkeyUnknown' }, policy)
  const user = db.users.find(({ id }) => id === passkey.userId)
  const isOnlyWay = own().length === 1 && user?.password === null && Object.keys(user.linked).length === 0
  if (isOnlyWay) return refusal({ message: onlyWay })
  db.passkeys = db.passkeys.filter(({ id }) => id !== passkey.id)
  return { resource_response: { data: null } }
}

/** The server's words where nobody could log in any more. */
export const onlyWay = 'This passkey is the only way to log in to your account. Set a password first.'
