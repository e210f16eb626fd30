import { tokens } from './tokens.ts'
import type { Tokens } from './tokens.ts'

type Vars = { readonly [Group in keyof Tokens]: { readonly [Name in keyof Tokens[Group]]: string } }

const groupVars = (group: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `var(--tb-${group}-${name}, ${value})`]))

/**
 * Every token as a CSS `var(--tb-group-name, fallback)`, so styles work with no provider above them. The same strings that
 * `createTheme` gives (theme.test.ts holds them together), without its 0.9 kB in every bundle that only draws.
 */
export const vars = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(tokens).map(([group, values]) => [group, groupVars(group, values)]),
  // SAFETY: built from the entries of `tokens`, so it has exactly its groups and names.
) as Vars
