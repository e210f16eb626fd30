import { warnDeveloper } from '../development.ts'

/** Warns a developer of a part of an app's policy. */
export function warnOnce(part: string, problem: () => string): void {
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production')
    warnDeveloper(`policy${part && `.${part}`} ${problem()}`)
}
