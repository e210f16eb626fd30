import type { Check } from './check.ts'
import { dialogChecks } from './dialog.checks.ts'
import { fieldChecks } from './fields.checks.ts'
import { focusChecks } from './focus.checks.ts'
import { intlChecks } from './intl.checks.ts'
import { keptChecks } from './kept.checks.ts'
import { popoverChecks } from './popover.checks.ts'
import { popupChecks } from './popups.checks.ts'
import { storageChecks } from './storage.checks.ts'
import { styleChecks } from './styles.checks.ts'

/** What browsers do differently. */
export const checks: readonly Check[] = [
  ...focusChecks,
  ...dialogChecks,
  ...fieldChecks,
  ...popoverChecks,
  ...popupChecks,
  ...storageChecks,
  ...styleChecks,
  ...keptChecks,
  ...intlChecks,
]
