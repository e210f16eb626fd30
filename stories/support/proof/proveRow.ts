import { expect, waitFor, within } from 'storybook/test'
import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import { en } from '../../../src/messages/en.ts'
import { boardWords, mfaWords, resetWords, serverWords } from '../../../mocks/fixtures/messages.ts'
import { notices } from '../../../src/views/auth/recovery/notices.ts'
import type { Stage } from '../stage/stage.ts'
import { plainText } from './plainText.ts'

const page = () => within(document.body)
const message = (key: string) =>
  plainText((en as Readonly<Record<string, string>>)[key] ?? `no message ${key}`)

/** Matches a title with any value in its placeholders. */
const title = (key: string) =>
  new RegExp(
    `^${message(key)
      .split(/\{\w+(?:, [^}]+)?\}/)
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+')}$`,
  )

/** The server's message in the scenarios that do not use `serverWords`. */
const server: Partial<Record<EveryRowId, string>> = {
  'loginMfa.mfaFailed': mfaWords,
  'forgotPassword.resetFailed': resetWords,
  'emailVerification.resendFailed': resetWords,
  'boardForm.refused': boardWords.join(' '),
}

/** Whether the scenario of a row sends a message to show. A 5xx of the mocks is a page without one, so the row shows its own text. */
const hasServerWords = (id: EveryRowId) => anyRow(id).words === 'server' && anyRow(id).failure !== 'server'

/** The text that a row must show. */
const wordsOf = (id: EveryRowId) =>
  hasServerWords(id) ? (server[id] ?? serverWords) : message(id.replace('.', '.error.'))

/** The same, where it may contain a number. */
const describes = (id: EveryRowId) =>
  /\{\w+\}/.test(wordsOf(id)) ? title(id.replace('.', '.error.')) : wordsOf(id)

const labels: Readonly<Record<string, string>> = {
  email: 'Email',
  password: 'Password',
  code: 'Verification code',
  birthday: 'Birthday',
  name: 'Name',
}

/** Asserts that a row's text is shown where the catalogue places it, and that it is announced. */
export async function proveRow(id: EveryRowId, stage: Stage): Promise<void> {
  const { placement, code, failure } = anyRow(id)
  // Several rows share a message, so the log decides which one a response was resolved to.
  if (code || failure)
    await waitFor(() => expect(stage.log.flatMap(({ details }) => details['row'] ?? []).at(-1)).toBe(id))
  await waitFor(async () => {
    switch (placement.kind) {
      case 'field':
        return proveField(placement.field, describes(id))
      case 'notice':
        return expect(textsOf('alert')).toContain(wordsOf(id))
      case 'toast':
        // The text of a toast may contain names.
        return expect([...textsOf('status'), ...textsOf('alert')]).toContainEqual(
          hasServerWords(id) ? wordsOf(id) : expect.stringMatching(title(id.replace('.', '.error.'))),
        )
      case 'dialog': {
        // SAFETY: a test checks that every dialog of the catalogue is a row of `notices`.
        const notice = notices[placement.dialog as keyof typeof notices]
        const dialog = page().getByRole('dialog', { name: message(notice.title) })
        expect(dialog).toBeVisible()
        return
      }
      case 'view':
        return expect(page().getByRole('heading', { name: title(`${placement.view}.title`) })).toBeVisible()
      case 'silent': {
        expect(textsOf('alert')).toEqual([])
        expect(document.querySelector('[aria-invalid]')).toBeNull()
        expect(stage.log.map(({ details }) => details['row'])).toContain(id)
      }
    }
  })
}

const textsOf = (role: string) =>
  page()
    .queryAllByRole(role)
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter(Boolean)

/** A field's error is its accessible description, and the field is invalid. A provider's error describes its button. */
function proveField(field: string, words: string | RegExp) {
  const label = labels[field]
  const control = label
    ? page().getByLabelText(label)
    : page().getByRole('button', { name: new RegExp(`with ${field}$`, 'i') })
  if (label) expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription(words)
}
