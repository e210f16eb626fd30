'use client'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { EyeIcon, EyeOffIcon, WarningIcon } from '../layout/icons.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Button } from '../actions/Button.tsx'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/** The texts of a password field. */
export interface PasswordTexts {
  /** Name of the button while the password is hidden: "Show password". */
  readonly show: string
  /** Name of the button while it is shown: "Hide password". */
  readonly hide: string
  /** Announced when it becomes visible: "Your password is visible". */
  readonly shown: ReactNode
  /** Announced when it is hidden again: "Your password is hidden". */
  readonly hidden: ReactNode
  /** Shown and announced while Caps Lock is on: "Caps Lock is on". */
  readonly capsLock: ReactNode
}

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'trailing' | 'note' | 'dir' | 'inputMode' | 'onInputCapture' | 'onKeyDown' | 'onKeyUp'
> {
  /** Its texts. */
  readonly texts: PasswordTexts
  /** What generators of passwords must keep to: 'minlength: 8; allowed: ascii-printable;'. Default: what they like. */
  readonly passwordrules?: string | undefined
  /** Tells password managers which password it is. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password field. The value is submitted exactly as entered; a button reveals it until the form is submitted. */
export const PasswordField = ({ texts, inputRef, onBlur, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState<boolean>()
  const [capsLock, setCapsLock] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  // Browsers store submitted text fields for autofill, so it must be a password field again by then.
  useEffect(() => {
    const form = toggle.current?.form
    if (!shown || !form) return
    const hide = () => setShown(undefined)
    form.addEventListener('submit', hide)
    return () => form.removeEventListener('submit', hide)
  }, [shown])

  const readLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      // Browsers neither correct nor check hidden passwords.
      autoCapitalize={shown ? 'none' : undefined}
      spellCheck={shown ? false : undefined}
      inputRef={inputRef}
      onKeyDown={readLock}
      onKeyUp={readLock}
      onBlur={(value) => {
        setCapsLock(false)
        onBlur?.(value)
      }}
      trailing={
        <Button
          ref={toggle}
          variant="icon"
          disabled={field.disabled}
          aria-label={shown ? texts.hide : texts.show}
          leading={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
      note={
        <div role="status">
          {capsLock && (
            <span>
              <WarningIcon /> <span>{texts.capsLock}</span>
            </span>
          )}
          {shown !== undefined && <VisuallyHidden>{shown ? texts.shown : texts.hidden}</VisuallyHidden>}
        </div>
      }
    />
  )
}
