import { fieldsOf } from '../fields.ts'
import {
  advisorySeverities,
  type Advisory,
  type AdvisoryAction,
  type AdvisoryNotice,
  type AdvisorySeverity,
  type TaggedText,
  type TextTag,
} from './advisory.types.ts'

/** Text with something in it. Spaces around it are kept, because offsets count them. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/** An id, a type or a style, which servers write as text or as a number. */
const nameOf = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : (textOf(value)?.trim() ?? null)

const listOf = <Item>(value: unknown, read: (item: unknown) => Item | null): readonly Item[] =>
  Array.isArray(value) ? value.map(read).filter((item) => item !== null) : []

function readTag(value: unknown): TextTag | null {
  const { offset, length, tag_type: type, link } = fieldsOf(value)
  const isWhole = typeof offset === 'number' && typeof length === 'number' && typeof type === 'number'
  return isWhole && typeof link === 'string' ? { offset, length, type, link } : null
}

/** A text is a plain string, or an object with its tags. */
function readTagged(value: unknown): TaggedText | null {
  const { text, text_tags: tags } = fieldsOf(value)
  const words = textOf(value) ?? textOf(text)
  return words === null ? null : { text: words, tags: listOf(tags, readTag) }
}

function readButton(value: unknown): AdvisoryAction['button'] {
  const { link, text } = fieldsOf(value)
  const words = textOf(text)
  return words !== null && typeof link === 'string' ? { text: words, link } : null
}

function readAction(value: unknown): AdvisoryAction | null {
  const { id, title, description, button } = fieldsOf(value)
  const action = { title: textOf(title), description: textOf(description), button: readButton(button) }
  return Object.values(action).every((part) => part === null) ? null : { id: nameOf(id), ...action }
}

function readNotice(value: unknown): AdvisoryNotice | null {
  const { style, title, description, actions, footer } = fieldsOf(value)
  const notice = {
    title: textOf(title),
    description: readTagged(description),
    actions: listOf(actions, readAction),
    footer: readTagged(footer),
  }
  const isEmpty = !notice.title && !notice.description && !notice.footer && notice.actions.length === 0
  return isEmpty ? null : { style: nameOf(style), ...notice }
}

/** An unknown code, or none, counts as the strictest. */
const severityOf = (code: unknown): AdvisorySeverity =>
  (typeof code === 'number' ? advisorySeverities[code] : undefined) ?? advisorySeverities[0]

/**
 * Validates an advisory field by field. What is malformed is dropped and the rest is kept. Null if nothing is left to say. Never throws
 * on parsed JSON. saving.txt §3 "Search advisory".
 */
export function readAdvisory(raw: unknown): Advisory | null {
  const fields = fieldsOf(raw)
  const notices = listOf(fields['notices'], readNotice)
  const id = nameOf(fields['id'])
  if (notices.length === 0) return null
  return {
    level: nameOf(fields['advisory_level']),
    severity: severityOf(fields['severity']),
    type: nameOf(fields['advisory_type']),
    id,
    isDismissible: id !== null && fields['is_dismissible'] === true,
    country: textOf(fields['resource_country'])?.trim() ?? null,
    notices,
  }
}
