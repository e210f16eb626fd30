import { expect, waitFor, within } from 'storybook/test'
import { anyRow, type EveryRowId } from '../../src/errors/index.ts'
import type { Stage } from '../stage/stage.ts'
import { endingIn, exactly, noticeBody, noticeTitle, patternOf, textOf } from './rowText.ts'

const page = () => within(document.body)

/** Labels of the fields that the catalogue names; `<table>.<field>` if a table has its own label. */
const labels: Readonly<Record<string, string>> = {
  email: 'Email',
  password: 'Password',
  code: 'Verification code',
  birthday: 'Birthday',
  name: 'Name',
  'passwordReset.identifier': 'Email or username',
  'newPassword.password': 'New password',
  'newPassword.confirmation': 'New password again',
  'quickPromote.name': 'Ad name',
  'quickPromote.destinationUrl': 'Destination',
  'quickPromote.duration': 'Number of days',
  'quickPromote.startDate': 'Start date',
  'quickPromote.endDate': 'End date',
  'adEdit.endDate': 'End date',
  'quickPromote.places': 'Belgium',
  'businessInfo.name': 'Business name',
  'businessInfo.addressLine1': 'Street address',
  'businessInfo.city': 'City',
  'businessInfo.region': 'State',
  'businessInfo.postalCode': 'ZIP code',
}

/** Names of buttons that show the errors of what they open. */
const buttons: Readonly<Record<string, string>> = {
  'quickPromote.pin': 'Change Pin',
  'quickPromote.tag': 'Choose a conversion',
}

/** The label of a row's field; undefined if the row has none. */
export const labelOf = (id: EveryRowId, field: string): string | undefined =>
  labels[`${id.split('.')[0]}.${field}`] ?? labels[field]

/** Asserts that a row's text is shown where the catalogue places it, and that it is announced. */
export async function proveRow(id: EveryRowId, stage: Stage): Promise<void> {
  const { placement, code, failure } = anyRow(id)
  // Several rows share a message, so the log shows which row a response led to.
  if (code || failure)
    await waitFor(() => expect(stage.log.flatMap(({ details }) => details['row'] ?? []).at(-1)).toBe(id))
  await waitFor(async () => {
    switch (placement.kind) {
      case 'field':
        return proveField(id, placement.field, patternOf(id))
      case 'notice':
        if (placement.isInformation) return expect(textsOf('status')).toContain(textOf(id))
        if (placement.saidBy !== 'toast') return expect(textsOf('alert')).toContain(textOf(id))
        proveQuietNotice(id)
        return proveToast(id)
      case 'toast':
        return proveToast(id)
      case 'dialog':
        return proveDialog(placement.dialog)
      case 'view':
        return proveView(id, placement.view)
      case 'silent': {
        expect(textsOf('alert')).toEqual([])
        expect(document.querySelector('[aria-invalid]')).toBeNull()
        expect(stage.log.map(({ details }) => details['row'])).toContain(id)
      }
    }
  })
}

/** Of each, of its paragraphs, and of a toast without its button: a notice may say in a second paragraph what to do. */
const textsOf = (role: string) =>
  page()
    .queryAllByRole(role)
    .flatMap((element) =>
      [element].concat([...element.querySelectorAll<HTMLElement>('p, [data-ui="toast"] > div')]),
    )
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter(Boolean)

/** A row with a toast is an error and must interrupt. A status would be announced only when the screen reader is idle. */
function proveToast(id: EveryRowId) {
  const text = patternOf(id)
  expect(textsOf('alert'), `the toast of ${id} is an alert`).toContainEqual(
    typeof text === 'string' ? text : expect.stringMatching(text),
  )
}

/** The notice says the same as the toast, and is in no live region, which would announce it a second time. */
function proveQuietNotice(id: EveryRowId) {
  const notices = [...document.querySelectorAll('[data-ui="notice"]')]
  const own = notices.filter(({ textContent }) => textContent === textOf(id))
  expect(own.length, `notices of ${id}`).toBe(1)
  expect(own[0]?.closest('[role="alert"], [role="status"], [aria-live]'), 'its live region').toBeNull()
}

function proveDialog(name: string) {
  const dialog = page().getByRole('dialog', { name: noticeTitle(name) })
  expect(dialog).toBeVisible()
  for (const sentence of noticeBody(name)) expect(dialog).toHaveTextContent(sentence)
}

/** Titles that do not match the name of their view. */
const viewTitles: Readonly<Record<string, string>> = { signup: 'signupTitle.default' }

/** The view's title is shown, and the row's text if there is one. */
function proveView(id: EveryRowId, view: string) {
  expect(page().getByRole('heading', { name: exactly(viewTitles[view] ?? `${view}.title`) })).toBeVisible()
  if (anyRow(id).message !== 'none') expect(document.body).toHaveTextContent(textOf(id))
}

/**
 * A field's error is its accessible description, and the field is invalid. A provider's error describes our button, or is shown below the
 * provider's own.
 */
function proveField(id: EveryRowId, field: string, text: string | RegExp) {
  const label = labelOf(id, field)
  const name = buttons[`${id.split('.')[0]}.${field}`] ?? new RegExp(`with ${field}$`, 'i')
  const control = label ? page().getByLabelText(label) : page().getByRole('button', { name })
  const own = control.closest('[role="group"]')?.closest('[data-provider]')
  if (own) return expect(own).toHaveTextContent(text)
  if (label) expect(control).toBeInvalid()
  // A hint may precede the error.
  expect(control).toHaveAccessibleDescription(typeof text === 'string' ? endingIn(text) : text)
  proveAnnounced(control)
}

/** A field's error is in a live region. If the form has turned that off, focus must have moved to the field, whose description it is. */
function proveAnnounced(control: HTMLElement) {
  // A region that is inserted with its text is not announced, so the empty regions of other fields count as well.
  const silent = document.querySelectorAll('[data-ui="error"]:not([aria-live])')
  expect([...silent], 'errors outside a live region').toEqual([])
  const error = document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  const live = error?.closest('[aria-live]')?.getAttribute('aria-live')
  if (live === 'off')
    expect(document.activeElement === control, 'its error is announced only by focus').toBe(true)
  else expect(live, 'the live region of its error').toBe('polite')
}
