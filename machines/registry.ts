import * as machines from './index.ts'

type Exports = typeof machines

/** A machine's folder, its id and its name in stories and docs: `login` for `loginMachine`. */
export type MachineName = {
  [Export in keyof Exports]: Export extends `${infer Name}Machine` ? Name : never
}[keyof Exports]

type Registry = { readonly [Name in MachineName]: Exports[`${Name}Machine`] }

const entries = Object.entries(machines).map(([name, machine]) => [name.replace(/Machine$/, ''), machine])

/** Every machine that `index.ts` exports, by name. Coverage, charts and docs are derived from it. */
// SAFETY: each export `<name>Machine` becomes one entry `<name>`.
export const registry = Object.fromEntries(entries) as Registry

// SAFETY: the keys of the registry.
export const machineNames = Object.keys(registry) as MachineName[]
