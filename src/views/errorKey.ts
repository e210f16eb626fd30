import type { EveryRowId } from '../errors/index.ts'
import type { MessageKey } from '../messages/en.ts'

/** The message of a row that shows text: `<table>.error.<row>`. */
export function errorKey<Key extends MessageKey>(id: EveryRowId): Key {
  // SAFETY: `errors/index.ts` compiles only when each of these keys is a message.
  return id.replace('.', '.error.') as Key
}
