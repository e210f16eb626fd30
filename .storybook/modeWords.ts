import { choices, initialGlobals, type ModeName } from './toolbar.ts'

// SAFETY: these are the keys of the table.
export const modeNames = Object.keys(choices) as ModeName[]

export function titleOf(name: ModeName, value: string) {
  const options: Readonly<Record<string, string>> = choices[name].options
  return options[value] ?? value
}

/** Describes what differs from the defaults. */
export const changesIn = (values: Readonly<Record<string, unknown>>) =>
  modeNames.filter((name) => values[name] !== undefined && String(values[name]) !== initialGlobals[name])
