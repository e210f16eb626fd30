import { warnDeveloper } from '../development.ts'

/** Warns a developer of a part of an app's policy. */
export const warnOnce = (part: string, problem: () => string): void =>
  warnDeveloper(() => `policy${part && `.${part}`} ${problem()}`)
