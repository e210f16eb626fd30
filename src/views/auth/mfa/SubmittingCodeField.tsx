'use client'
import { useRef } from 'react'
import { isLastDigit } from '../../../domain/auth/lastDigit.ts'
import { CodeField, type CodeFieldProps } from '../../../ui/fields/CodeField.tsx'

/** A code field that submits its form as soon as its last digit is there; after an error, once the code has been changed. */
export function SubmittingCodeField({ onValue, ...props }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const before = useRef('')
  return (
    <CodeField
      {...props}
      inputRef={input}
      onValue={(code) => {
        const isComplete = isLastDigit(code, before.current, props.length ?? 6)
        before.current = code
        onValue?.(code)
        if (isComplete) input.current?.form?.requestSubmit()
      }}
    />
  )
}
