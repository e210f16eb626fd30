import type { EveryRowId } from '../errors/index.ts'
import type { MessageKey } from '../messages/en.ts'

/** The message of a row: `<table>.error.<row>`. A test holds every row that shows words to this. */
export function errorKey<Key extends MessageKey>(id: EveryRowId): Key {
  // SAFETY: `errors/catalogue.test.ts` proves that each row's key is a message.
  return id.replace('.', '.error.') as Key
}
