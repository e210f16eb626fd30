import type { StateValueFrom } from 'xstate'
import type { MachineName, registry } from '../../machines/registry.ts'

/** A state value as a path: `{ editing: 'typing' }` is `editing.typing`. */
type PathOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${PathOf<NonNullable<Value[Key]>> & string}` }[keyof Value &
      string]

/** The name of a state: `login.editing.typing`. */
export type StateName = {
  [Name in MachineName]: `${Name}.${PathOf<StateValueFrom<(typeof registry)[Name]>> & string}`
}[MachineName]
