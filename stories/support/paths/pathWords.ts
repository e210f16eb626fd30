import type { EventObject } from 'xstate'
import { delayWords } from './delayWords.ts'
import { eventWords } from './eventWords.ts'
import type { Way } from './paths.ts'
import { spaced } from './spaced.ts'

type Maybe = EventObject & Readonly<Record<string, unknown>>

/** Fields of an event that a reader need not know: what day the form takes it to be. */
const untold = new Set(['type', 'today'])

/** What an event carries that a reader must know, by name; an empty text is said. */
function carried(event: Readonly<Record<string, unknown>>): (readonly [name: string, text: string])[] {
  return Object.entries(event).flatMap(([key, value]) => {
    if (untold.has(key)) return []
    if (typeof value === 'boolean') return [[value ? '' : 'not', spaced(key).replace(/^is /, '')] as const]
    return typeof value === 'string'
      ? [[spaced(key), value.trim() === '' ? 'empty' : value.length > 50 ? 'too long' : value] as const]
      : []
  })
}

/** One thing needs no name; several do. */
function details(event: Maybe): string {
  const said = carried(event)
  const isOne = said.length === 1
  const texts = said.map(([name, text]) =>
    isOne && name !== 'not' ? text.replace(/^empty$/, 'nothing') : `${name} ${text}`.trim(),
  )
  return texts.length > 0 ? ` (${texts.join(', ')})` : ''
}

/** An event as a readable step; null if there is no text for it. An event that says more than its type provides its own text. */
export function stepOf(event: Maybe): string | null {
  if (typeof event['words'] === 'string') return event['words']
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? []
  if (delay !== undefined) return delayWords(delay)
  const words = eventWords[event.type]
  return words ? `${words}${details(event)}` : null
}

/** A way as steps: `type an e-mail → leave the e-mail field`. One without steps is where the machine starts. */
export const stepsOf = ({ start, events }: Way): string =>
  [...(start ? [start] : []), ...events.map((event) => stepOf(event) ?? event.type)].join(' → ') ||
  'from the start'
