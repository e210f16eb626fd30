import { createElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { LogEvent } from '../../src/flows/runtime/logEvents.ts'
import { TackboardProvider } from '../../src/flows/runtime/TackboardProvider.tsx'
import { modes, type Mounted, type MountOptions } from '../stage/mountFlow.tsx'
import { soon } from '../stage/person.ts'

/** The callbacks among a component's props: functions that return nothing. */
export type CallbackOf<Props> = {
  [Prop in keyof Props]-?: NonNullable<Props[Prop]> extends (...args: never) => infer Result
    ? [Result] extends [void]
      ? Prop
      : never
    : never
}[keyof Props]

/** An event on a page. */
interface Happening {
  /** The event in words, for the test's name. */
  readonly after: string
  readonly options?: MountOptions
  /** The steps that cause it, once the component has been rendered. Default: none. */
  readonly steps?: (mounted: Mounted) => Promise<unknown>
}

/** How a callback comes to be called, and its complete payload. */
export interface PayloadRow<Callback extends (...args: never) => void> extends Happening {
  /** The component with the listener. */
  readonly node: (listener: Callback) => ReactNode
  /** All arguments of the only call. */
  readonly gets: Parameters<Callback>
}

type Rows<Row> = readonly [Row, ...(readonly Row[])]

type CallbackRows<Props> = {
  readonly [Name in CallbackOf<Props>]-?: Rows<PayloadRow<Extract<Props[Name], (...args: never) => void>>>
}

/** A component's props, or never if it has no callbacks. The provider's `onLog` has a separate table. */
export type PropsOf<Name, Export> =
  Name extends Exclude<Capitalize<Name & string>, 'TackboardProvider'>
    ? Export extends (props: infer Props) => ReactNode
      ? [CallbackOf<Props>] extends [never]
        ? never
        : Props
      : never
    : never

/** At least one row for each callback of each component that an entry point exports: `PayloadRows<typeof people>`. */
export type PayloadRows<Entry> = {
  readonly [Name in keyof Entry as [PropsOf<Name, Entry[Name]>] extends [never] ? never : Name]: CallbackRows<
    PropsOf<Name, Entry[Name]>
  >
}

type EventName = LogEvent['event']
type Named<Name extends EventName> = Extract<LogEvent, { readonly event: Name }>

/** How a log event is triggered, and its complete content. */
interface EventRow<Name extends EventName> extends Happening, Pick<Named<Name>, 'level' | 'details'> {
  readonly node: ReactNode
}

type Starts<Nouns extends string> = Extract<EventName, `${Nouns}.${string}`>

interface AreaEvents {
  readonly people: Starts<'follow' | 'unfollow' | 'bulkFollow' | 'block' | 'unblock' | 'pinMove'>
  readonly saving:
    | Starts<
        | 'saveToBoard'
        | 'saveChange'
        | 'boardForm'
        | 'sectionForm'
        | 'pinSaved'
        | 'duplicates'
        | 'hashtagSuggestions'
        | 'boards'
      >
    | 'pin.saved'
  readonly createPin: Starts<'createPin' | 'claimUpsell'> | 'pin.created'
  readonly business: Starts<'actingProfile' | 'businessAccess'>
  readonly promote: Starts<'promote' | 'ads'>
  readonly search: Starts<'advisory'>
}

/** At least one row for each log event of an area. Events that belong to no other area belong to `auth`. */
export type EventRows<Area extends keyof AreaEvents | 'auth'> = {
  readonly [
    Name in Area extends keyof AreaEvents
      ? AreaEvents[Area]
      : Exclude<EventName, AreaEvents[keyof AreaEvents]>
  ]: Rows<EventRow<Name>>
}

/** Strict React calls twice whatever is called in a render or an effect. */
const [[, mountStrict]] = modes

/**
 * Waits for the first call, then until the server has answered and any second call would have been made. A request still in flight would
 * change the tables of the next test, whose new user would already be a member.
 */
async function settled({ calls }: Mounted, received: () => readonly unknown[]) {
  await soon(() => expect(received()).not.toEqual([]))
  await Promise.allSettled(calls.map(({ answered }) => answered))
  await new Promise((done) => setTimeout(done, 20))
  return received()
}

export interface AnyRow extends Happening {
  readonly node: (listener: (...args: readonly unknown[]) => void) => ReactNode
  readonly gets: readonly unknown[]
}

/** The arguments of every call that the listener receives. */
export async function payloadsIn({ options, node, steps }: AnyRow): Promise<readonly unknown[]> {
  const listener = vi.fn<(...args: readonly unknown[]) => void>()
  const mounted = mountStrict(node(listener), options)
  await steps?.(mounted)
  return settled(mounted, () => listener.mock.calls)
}

/** Proves that each callback of an entry point is called once, with these arguments and no others. */
export function provePayloads<Entry>(rows: PayloadRows<Entry>): void
export function provePayloads(rows: Readonly<Record<string, Readonly<Record<string, readonly AnyRow[]>>>>) {
  for (const [component, callbacks] of Object.entries(rows))
    for (const [name, outcomes] of Object.entries(callbacks))
      describe(`${component} calls ${name} once, with the whole payload`, () => {
        it.each(outcomes)('after $after', async (row) => {
          expect(await payloadsIn(row)).toStrictEqual([row.gets])
        })
      })
}

interface AnyEventRow extends Happening {
  readonly node: ReactNode
  readonly level: LogEvent['level']
  readonly details: unknown
}

/** Proves that each log event of an area is logged once, with these details and no others. */
export function proveEvents<Area extends keyof AreaEvents | 'auth'>(rows: EventRows<Area>): void
export function proveEvents(rows: Readonly<Record<string, readonly AnyEventRow[]>>) {
  for (const [name, outcomes] of Object.entries(rows))
    describe(`${name} is logged once, with the whole payload`, () => {
      it.each(outcomes)('after $after', async ({ options, node, steps, level, details }) => {
        const onLog = vi.fn<(event: LogEvent) => void>()
        const mounted = mountStrict(createElement(TackboardProvider, { onLog }, node), options)
        await steps?.(mounted)
        const logged = await settled(mounted, () => onLog.mock.calls.filter(([{ event }]) => event === name))
        expect(logged).toStrictEqual([[{ level, event: name, details }]])
      })
    })
}
