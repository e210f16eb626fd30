'use client'
import type { ComponentProps } from 'react'
import { CodeField } from '../../../ui/fields/CodeField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { SubmittingCodeField } from './SubmittingCodeField.tsx'

interface MfaCodeFieldProps extends ComponentProps<typeof CodeField> {
  /** Whether it is a backup code, which may have letters and any length. */
  readonly isBackup: boolean
  readonly submitsLastDigit: boolean
}

/** The field for the code, as its way demands. */
export function MfaCodeField({ isBackup, submitsLastDigit, length, ...props }: MfaCodeFieldProps) {
  if (isBackup)
    return <TextField {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} dir="ltr" />
  const Field = submitsLastDigit ? SubmittingCodeField : CodeField
  return <Field {...props} length={length} />
}
