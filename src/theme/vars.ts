/**
 * Every token as a CSS `var(--tb-group-name, fallback)`, so that styles need no provider. `createTheme` makes the same strings
 * (theme.test.ts compares them), but adds 0.9 kB to every bundle.
 */
export * as vars from './varGroups.ts'
