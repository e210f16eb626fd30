import { sentences } from 'virtual:messages/sources/en'
import {
  authMessages,
  boardMessages,
  hiddenServerMessage,
  mfaMessage,
  resetMessage,
  placeMessages,
  saveMessage,
  sectionMessage,
  tooManyEmails,
} from '../../mocks/fixtures/messages.ts'
import { anyRow, type EveryRowId } from '../../src/errors/index.ts'
import { notices, type NoticeRow } from '../../src/views/auth/recovery/notices.ts'
import { plainText } from './plainText.ts'

export const message = (key: string) => plainText(sentences[key] ?? `no message ${key}`)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The source of a pattern that matches a message with any values for its placeholders. */
const pattern = (key: string) =>
  message(key)
    .split(/\{\w+(?:, [^}]+)?\}/)
    .map(escaped)
    .join('.+')

/** Matches texts that end with this one. */
export const endingIn = (text: string) => new RegExp(`(^|\\s)${escaped(text)}$`)

export const exactly = (key: string) => new RegExp(`^${pattern(key)}$`)

/** The server's message in the scenarios of the rows that show it. */
const server: Partial<Record<EveryRowId, string>> = {
  ...authMessages,
  'loginMfa.mfaFailed': mfaMessage,
  'passwordReset.rateLimited': tooManyEmails,
  'forgotPassword.resetFailed': resetMessage,
  'emailVerification.resendFailed': resetMessage,
  'boardForm.refused': boardMessages.join(' '),
  'pinMove.refused': placeMessages.move,
  'saveChange.refused': placeMessages.move,
  'quickPromote.pinRefused': placeMessages.pin,
  'quickPromote.refused': placeMessages.ad,
  'adList.failed': placeMessages.ads,
  'adChange.failed': placeMessages.adChange,
  'businessInfo.refused': placeMessages.business,
  'sectionForm.refused': sectionMessage,
}

const isSaving = (id: EveryRowId) => /^(?:save|createPin|mobileCreatePin)\./.test(id)

const keyOf = (id: EveryRowId) => id.replace('.', '.error.')

/** Whether a row's scenario sends a message to show. A 5xx from the mocks has no message, so its row shows its own text. */
const hasServerWords = (id: EveryRowId) => anyRow(id).message === 'server' && anyRow(id).failure !== 'server'

/** The text that a row must show. */
export const textOf = (id: EveryRowId): string =>
  hasServerWords(id) ? (server[id] ?? (isSaving(id) ? saveMessage : hiddenServerMessage)) : message(keyOf(id))

/** The same, with any values for its placeholders. */
export const patternOf = (id: EveryRowId): string | RegExp =>
  hasServerWords(id) || !/\{\w+/.test(textOf(id)) ? textOf(id) : exactly(keyOf(id))

// SAFETY: a test checks that every dialog of the catalogue is a row of `notices`.
const noticeOf = (dialog: string): NoticeRow => notices[dialog as keyof typeof notices]

export const noticeTitle = (dialog: string) => message(noticeOf(dialog).title)

/** The sentences of a dialog, in order. The first may contain an email address. */
export function noticeBody(dialog: string): readonly RegExp[] {
  const { body, bodyTo } = noticeOf(dialog)
  const [first = '', ...rest] = body
  const start = bodyTo ? `${pattern(first)}|${pattern(bodyTo)}` : pattern(first)
  return [start, ...rest.map(pattern)].map((source) => new RegExp(source))
}
