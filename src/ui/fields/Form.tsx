'use client'
import { useLayoutEffect, useRef } from 'react'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'

/** Props of `Form`. */
export interface FormProps {
  readonly children: ReactNode
  /** Every named field's value in the DOM at the moment of submitting, typed, filled in or set by a password manager alike. */
  readonly onSubmit: (values: Record<string, string>) => void
  /** The errors now on screen, in any shape: when it changes after a submit, focus goes to the first invalid field. */
  readonly errors?: unknown
  /** Name of the form, when it should be a landmark. */
  readonly 'aria-label'?: string | undefined
}

/** A form with a real submit. */
export const Form = ({ onSubmit, errors, ...rest }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)

  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (!field || !submitted.current) return
    submitted.current = false
    const error = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    // Focus that moves to the field reads its error aloud as the description; only focus that is already there needs the
    // live region. So the error is said once.
    error?.setAttribute('aria-live', field === document.activeElement ? 'polite' : 'off')
    field.focus()
  }, [errors])

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      // Submitted before the script is there, a GET would put the password into the address.
      method="post"
      onKeyDown={(event: KeyboardEvent) => {
        // Enter that ends a composition belongs to the input method; Safari sends it after the end, as key code 229.
        if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229))
          event.preventDefault()
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
