import type { Failure } from './failure.ts'

/** Marks a message that must not be shown. */
const HIDDEN = 'HIDDEN_ON_SERVER_ERROR'

const visible = (text: string | null): string | null => (text?.trim() && !text.includes(HIDDEN) ? text : null)

/** The server's message and detail; null if there is none to show. Only error responses have them. */
export function serverText({ kind, serverMessage, messageDetail }: Failure) {
  const hasResponse = kind === 'refused' || kind === 'server'
  return hasResponse
    ? { message: visible(serverMessage), detail: visible(messageDetail) }
    : { message: null, detail: null }
}

/** `message_detail`, else `message`, else null. */
export function detailOrMessage(failure: Failure): string | null {
  const { message, detail } = serverText(failure)
  return detail ?? message
}
