import { expect, waitFor, within } from 'storybook/test'
import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import type { Stage } from '../stage/stage.ts'
import { exactly, noticeBody, noticeTitle, patternOf, textOf } from './rowText.ts'

const page = () => within(document.body)

/** Labels of the fields that the catalogue names. */
export const labels: Readonly<Record<string, string>> = {
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
        return proveField(placement.field, patternOf(id))
      case 'notice':
        return expect(textsOf('alert')).toContain(textOf(id))
      case 'toast': {
        const text = patternOf(id)
        return expect([...textsOf('status'), ...textsOf('alert')]).toContainEqual(
          typeof text === 'string' ? text : expect.stringMatching(text),
        )
      }
      case 'dialog':
        return proveDialog(placement.dialog)
      case 'view':
        return expect(page().getByRole('heading', { name: exactly(`${placement.view}.title`) })).toBeVisible()
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

function proveDialog(name: string) {
  const dialog = page().getByRole('dialog', { name: noticeTitle(name) })
  expect(dialog).toBeVisible()
  for (const sentence of noticeBody(name)) expect(dialog).toHaveTextContent(sentence)
}

/** A field's error is its accessible description, and the field is invalid. A provider's error describes its button. */
function proveField(field: string, text: string | RegExp) {
  const label = labels[field]
  const control = label
    ? page().getByLabelText(label)
    : page().getByRole('button', { name: new RegExp(`with ${field}$`, 'i') })
  if (label) expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription(text)
}
