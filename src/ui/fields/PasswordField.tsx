'use client'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { EyeIcon, EyeOffIcon } from '../layout/icons.tsx'
import { Button } from '../actions/Button.tsx'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/** The words of a password field. */
export interface PasswordWords {
  /** Name of the button while the password is hidden: "Show password". */
  readonly show: string
  /** Name of the button while it is shown: "Hide password". */
  readonly hide: string
  /** Said once it is shown: "Your password is visible". */
  readonly shown: ReactNode
  /** Said once it is hidden again: "Your password is hidden". */
  readonly hidden: ReactNode
  /** Shown and said while typing with the lock on: "Caps Lock is on". */
  readonly capsLock: ReactNode
}

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'trailing' | 'note' | 'dir' | 'inputMode' | 'onInputCapture' | 'onKeyDown' | 'onKeyUp'
> {
  /** Its words. */
  readonly words: PasswordWords
  /** Which password it is, for password managers. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password: pasted and sent exactly as given, shown on demand, hidden again at submit. Styles: `fieldStyles`, `buttonStyles`. */
export const PasswordField = ({ words, inputRef, onBlur, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState<boolean>()
  const [capsLock, setCapsLock] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  // A browser remembers what it sees in a text field at submit, so the field is a password again by then.
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
      // Meant for the shown password: what is hidden is neither corrected nor checked.
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
          aria-label={shown ? words.hide : words.show}
          leading={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
      note={
        <div role="status">
          {capsLock && words.capsLock}
          {shown !== undefined && <span data-ui="hidden">{shown ? words.shown : words.hidden}</span>}
        </div>
      }
    />
  )
}
