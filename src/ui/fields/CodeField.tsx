'use client'
import type { InputEvent } from 'react'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/** Props of `CodeField`. */
export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'autoComplete' | 'inputMode' | 'dir' | 'maxLength' | 'onInputCapture'
> {}

const withoutSeparators = (code: string) => code.replace(/[\s\p{Pd}]+/gu, '')

/** Cleans the value before any other handler reads it, and keeps the caret in place. */
const clean = ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
  const code = withoutSeparators(input.value)
  if (code === input.value) return
  const caret = withoutSeparators(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = code
  input.setSelectionRange(caret, caret)
}

/** A one-time code. Spaces and dashes are removed as they are typed or pasted. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    autoComplete="one-time-code"
    inputMode="numeric"
    dir="ltr"
    autoCapitalize="none"
    spellCheck={false}
    onInputCapture={clean}
  />
)
