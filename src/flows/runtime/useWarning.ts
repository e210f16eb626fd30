'use client'
import { useEffect } from 'react'
import { warnDeveloper } from '../../domain/development.ts'

/** Warnings of what a flow needs and the provider lacks. */
const warnings = {
  session:
    'the account that is left is not saved, so the account switcher will not lead back to it. Give TackboardProvider the `session` of the member who is signed in.',
  address:
    'TackboardProvider has `navigate`, but not the `address` that the router shows. Without it no visited pages are sent with a log-in, and flows do not know which page came before.',
} as const

/** Warns a developer, in development and once per page, of something that is missing. */
export function useWarning(missing: keyof typeof warnings, isMissing: boolean): void {
  useEffect(() => {
    try {
      // Asked here too, so that bundlers drop the texts.
      if (process.env.NODE_ENV !== 'production') warnDeveloper(() => (isMissing ? warnings[missing] : null))
    } catch {
      // No bundler has replaced it, which counts as production.
    }
  }, [missing, isMissing])
}
