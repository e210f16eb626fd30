'use client'
import { useLayoutEffect, useRef } from 'react'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { isComposing } from '../isComposing.ts'

/** Props of `Form`. */
export interface FormProps {
  /** The fields and buttons. */
  readonly children: ReactNode
  /** Called with the value of every named field, read from the DOM on submit, so autofilled values count too. */
  readonly onSubmit: (values: Record<string, string>) => void
  /** The errors on screen, in any shape. When they change after a submit, the first invalid field gets focus. */
  readonly errors?: unknown
  /** Names the form, which makes it a landmark. */
  readonly 'aria-label'?: string | undefined
}

/** A form that submits natively, so Enter and password managers work. */
export const Form = ({ onSubmit, errors, ...rest }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)

  useLayoutEffect(() => {
    // An error that comes later, while the field has focus, is announced.
    for (const silent of form.current?.querySelectorAll<HTMLElement>('[data-ui="error"][aria-live="off"]') ??
      [])
      silent.setAttribute('aria-live', 'polite')
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (!field || !submitted.current) return
    submitted.current = false
    const error = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    // Moving focus to the field announces its description, the error. The live region is needed only if the field already
    // has focus; otherwise the error would be announced twice.
    error?.setAttribute('aria-live', field === document.activeElement ? 'polite' : 'off')
    field.focus()
  }, [errors])

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      // A GET submitted before hydration would put the password in the URL.
      method="post"
      onKeyDown={(event: KeyboardEvent) => {
        // Enter that ends an IME composition must not submit.
        if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
      }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submitted.current = true
        const entries = [...new FormData(event.currentTarget)]
        onSubmit(
          Object.fromEntries(
            entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
          ),
        )
      }}
    />
  )
}
