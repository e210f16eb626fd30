import type { EventObject } from 'xstate'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy.ts'
import { eventWords } from './eventWords.ts'
import type { Way } from './paths.ts'

/** `requestTimeout` as words. */
const spaced = (name: string) => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()

const codeNames = new Map(Object.entries(defaultPolicy.codes).flatMap(([slot, codes]) => codes.map((code) => [code, slot] as const)))

/** Why a call failed: the kind, and the name of the code that the server said. */
function reason(error: unknown): string {
  if (!(error instanceof ApiFailure)) return error instanceof Error && error.message ? ` (${error.message})` : ''
  const slot = error.code === null ? undefined : codeNames.get(error.code)
  return ` (${slot ? spaced(slot) : spaced(error.kind)})`
}

/** What an event carries that a reader must know: texts and choices; an empty text is said. */
function details(event: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(event).flatMap(([key, value]) =>
    key === 'type' || (typeof value !== 'string' && typeof value !== 'boolean') ? [] : [`${spaced(key)} ${value === '' ? 'empty' : String(value)}`],
  )
  return said.length > 0 ? ` (${said.join(', ')})` : ''
}

/** The last part of an actor's id is its own name, or the state that invokes it. */
const lastOf = (id: string) => spaced(id.split('.').at(-1) ?? id)

/** One event as a step that can be read; null when there are no words for it. */
export function stepOf(event: EventObject & Readonly<Record<string, unknown>>): string | null {
  const [, kind, id = ''] = /^xstate\.(after|done\.actor|error\.actor)\.(.*)$/.exec(event.type) ?? []
  if (kind === 'after') return `wait for ${spaced(id.split('.')[0] ?? id)}`
  if (kind === 'done.actor') {
    const output = event['output']
    const carried = typeof output === 'object' && output !== null ? details(Object.fromEntries(Object.entries(output).filter(([key]) => /^(outcome|kind|is\w+)$/.test(key)))) : ''
    return `${lastOf(id)} is done${carried}`
  }
  if (kind === 'error.actor') return `${lastOf(id)} fails${reason(event['error'])}`
  const words = eventWords[event.type]
  return words ? `${words}${details(event)}` : null
}

/** A way as steps: `type an e-mail → leave the e-mail field`. One without steps is where the machine starts. */
export const stepsOf = ({ events }: Way): string => events.map((event) => stepOf(event) ?? event.type).join(' → ') || 'from the start'
