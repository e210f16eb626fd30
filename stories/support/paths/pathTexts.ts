import type { EventObject } from 'xstate'
import { delayText } from './delayTexts.ts'
import { eventTexts } from './eventTexts.ts'
import type { MachinePath } from './paths.ts'
import { spaced } from './spaced.ts'

type Maybe = EventObject & Readonly<Record<string, unknown>>

/** Event fields that readers do not need. `today` is the date that the form assumes. */
const hiddenFields = new Set(['type', 'today'])

/** The named values of an event for readers; an empty text reads as `empty`. */
function visibleFields(event: Readonly<Record<string, unknown>>): (readonly [name: string, text: string])[] {
  return Object.entries(event).flatMap(([key, value]) => {
    if (hiddenFields.has(key)) return []
    if (typeof value === 'boolean') return [[value ? '' : 'not', spaced(key).replace(/^is /, '')] as const]
    return typeof value === 'string'
      ? [[spaced(key), value.trim() === '' ? 'empty' : value.length > 50 ? 'too long' : value] as const]
      : []
  })
}

/** Names the values only if there is more than one. */
function details(event: Maybe): string {
  const fields = visibleFields(event)
  const isOne = fields.length === 1
  const texts = fields.map(([name, text]) =>
    isOne && name !== 'not' ? text.replace(/^empty$/, 'nothing') : `${name} ${text}`.trim(),
  )
  return texts.length > 0 ? ` (${texts.join(', ')})` : ''
}

/** Describes an event; null if it has no description. Actor outcomes carry their own `text`. */
export function stepOf(event: Maybe): string | null {
  if (typeof event['text'] === 'string') return event['text']
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? []
  if (delay !== undefined) return delayText(delay)
  const text = eventTexts[event.type]
  return text ? `${text}${details(event)}` : null
}

/** Describes a path: `type an email → leave the email field`, or `from the start` if it has no steps. */
export const stepsOf = ({ start, events }: MachinePath): string =>
  [...(start ? [start] : []), ...events.map((event) => stepOf(event) ?? event.type)].join(' → ') ||
  'from the start'
