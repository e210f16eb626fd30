'use client'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/** Props of `CodeField`. */
export interface CodeFieldProps
  extends Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'dir' | 'maxLength' | 'clean'> {}

const withoutSeparators = (code: string) => code.replace(/[\s\p{Pd}]+/gu, '')

/** A one-time code. Spaces and dashes, pasted or typed, are dropped as they come. Styles: `fieldStyles`. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    autoComplete="one-time-code"
    inputMode="numeric"
    dir="ltr"
    autoCapitalize="none"
    spellCheck={false}
    clean={withoutSeparators}
  />
)
