import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { CreatePinVariant } from '../../src/domain/createPin/variant.ts'
import type { MountOptions } from '../stage/mountFlow.tsx'
import {
  payloadsIn,
  type AnyRow,
  type CallbackOf,
  type PayloadRow,
  type PayloadRows,
  type PropsOf,
} from './payloads.ts'

/** Looks that depend on the address, the device or the session rather than on a prop. */
interface LooksWithoutProp {
  readonly CreatePinPage: { readonly variant: CreatePinVariant }
}

interface Reason {
  /** Why it cannot happen, or which other row proves it. */
  readonly because: string
}

/**
 * How a look differs from the first row of each callback. Callbacks that are not named behave as in that row. A reason excludes a callback,
 * or all of them.
 */
type Look<Props> =
  | Reason
  | {
      readonly [Name in CallbackOf<Props>]?:
        | Partial<PayloadRow<Extract<Props[Name], (...args: never) => void>>>
        | Reason
    }

type Given<Value> = Exclude<Value, null | undefined>

/** The values of a switch or a choice; never for props with unlimited values. */
type Choice<Value> = [Given<Value>] extends [string | number | boolean]
  ? string extends Given<Value>
    ? never
    : number extends Given<Value>
      ? never
      : `${Given<Value>}`
  : never

/** Whether a prop is a slot for content or a list of choices. For these, a few values represent all. */
type IsSlot<Value> = unknown extends Value
  ? false
  : [ReactElement] extends [Given<Value>]
    ? true
    : [Given<Value>] extends [readonly (infer Item)[]]
      ? [Choice<Item>] extends [never]
        ? false
        : true
      : false

type Examples<Props, Value> = { readonly [name: string]: Look<Props> & { readonly value: Value } }

type LooksOf<Props, Name> = {
  readonly [Prop in keyof Props as [Choice<Props[Prop]>] extends [never] ? never : Prop]-?: {
    readonly [Value in Choice<Props[Prop]>]: Look<Props>
  }
} & {
  readonly [Prop in keyof Props as IsSlot<Props[Prop]> extends true ? Prop : never]-?: Examples<
    Props,
    Props[Prop]
  >
} & {
  readonly [
    Prop in Exclude<keyof Props, CallbackOf<Props>> as [Choice<Props[Prop]>] extends [never]
      ? IsSlot<Props[Prop]> extends true
        ? never
        : Prop
      : never
  ]?: Examples<Props, Props[Prop]>
} & (Name extends keyof LooksWithoutProp
    ? {
        readonly [Kind in keyof LooksWithoutProp[Name]]: {
          readonly [Value in LooksWithoutProp[Name][Kind] & string]: Look<Props> & {
            readonly options: MountOptions
          }
        }
      }
    : unknown)

/**
 * Every value of each prop that is a switch or a choice, and some values of each slot, for every component with callbacks that an entry
 * point exports: `LookRows<typeof people>`. For other props, such as a pin, examples are optional.
 */
export type LookRows<Entry> = {
  readonly [Name in keyof PayloadRows<Entry>]: LooksOf<PropsOf<Name, Entry[Name & keyof Entry]>, Name>
}

interface AnyLook {
  readonly because?: string
  readonly value?: unknown
  readonly options?: MountOptions
  readonly [callback: string]: unknown
}

type AnyLooks = Readonly<Record<string, Readonly<Record<string, AnyLook>>>>

const values: Readonly<Record<string, unknown>> = { true: true, false: false }
/** The prop's value that a key stands for. */
const valueOf = (key: string): unknown =>
  /^\d+$/.test(key) ? Number(key) : key in values ? values[key] : key

/**
 * The component with another prop. The element must be the component itself, because a wrapper could drop the prop, which would prove
 * nothing.
 */
function withProp(node: ReactNode, component: string, props: object): ReactNode {
  if (!isValidElement(node) || typeof node.type !== 'function' || node.type.name !== component)
    throw new Error(`The first row of ${component} renders something else.`)
  return cloneElement(node, props)
}

/** The first row of a callback, adapted to a look; null if it cannot happen in this look. */
function inLook(
  component: string,
  callback: string,
  first: AnyRow,
  prop: string,
  key: string,
  look: AnyLook,
) {
  // SAFETY: `LookRows` contains rows and reasons for callbacks.
  const own = (look[callback] ?? {}) as Partial<AnyRow> & Partial<Reason>
  if ('because' in look || 'because' in own) return null
  const row: AnyRow = { ...first, ...(look.options && { options: look.options }), ...own }
  const props = look.options ? {} : { [prop]: 'value' in look ? look.value : valueOf(key) }
  return {
    ...row,
    after: `${row.after}, ${prop} ${key}`,
    node: (listener: Parameters<AnyRow['node']>[0]) => withProp(row.node(listener), component, props),
  }
}

/** Proves that each callback of an entry point is called in every look of its component. */
export function proveLooks<Entry>(rows: PayloadRows<Entry>, looks: LookRows<Entry>): void
export function proveLooks(
  rows: Readonly<Record<string, Readonly<Record<string, readonly AnyRow[]>>>>,
  looks: Readonly<Record<string, AnyLooks>>,
) {
  const everywhere = Object.entries(rows).flatMap(([component, callbacks]) =>
    Object.entries(callbacks).map(([callback, [first]]) => ({
      title: `${component} calls ${callback}`,
      proven: Object.entries(looks[component] ?? {}).flatMap(([prop, ofProp]) =>
        Object.entries(ofProp).flatMap(
          ([key, look]) => (first && inLook(component, callback, first, prop, key, look)) ?? [],
        ),
      ),
    })),
  )
  describe.each(everywhere.filter(({ proven }) => proven.length > 0))(
    '$title in every look',
    ({ proven }) => {
      it.each(proven)('after $after', async (row) => {
        expect(await payloadsIn(row)).toStrictEqual([row.gets])
      })
    },
  )
}
