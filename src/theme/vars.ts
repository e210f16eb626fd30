/**
 * Every token as a CSS `var(--tb-group-name, fallback)`, so styles work with no provider above them. The same strings that
 * `createTheme` gives (theme.test.ts holds them together), without its 0.9 kB in every bundle that only draws.
 */
export * as vars from './varGroups.ts'
