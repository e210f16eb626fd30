import type { Failure } from './failure.ts'

/** Marks a message that must not be shown. saving.txt §8: "handling not shown". */
const HIDDEN = 'HIDDEN_ON_SERVER_ERROR'

const shown = (text: string | null): string | null => (text?.trim() && !text.includes(HIDDEN) ? text : null)

/** The server's message and its detail, each null when there is none to show. Only a 4xx or a 5xx has any. saving.txt §8. */
export function serverText({ kind, serverMessage, messageDetail }: Failure) {
  const isAnswered = kind === 'refused' || kind === 'server'
  return isAnswered
    ? { message: shown(serverMessage), detail: shown(messageDetail) }
    : { message: null, detail: null }
}

/** `message_detail`, else `message`, else null. saving.txt §8. */
export function detailOrMessage(failure: Failure): string | null {
  const { message, detail } = serverText(failure)
  return detail ?? message
}
