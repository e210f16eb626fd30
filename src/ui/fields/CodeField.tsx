'use client'
import type { CompositionEvent, SyntheticEvent } from 'react'
import { readCode } from '../../domain/text/typedCode.ts'
import { CodeRoot } from './CodeField.styles.ts'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/** Props of `CodeField`. */
export interface CodeFieldProps extends Omit<
  TextFieldProps,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'dir'
  | 'maxLength'
  | 'onInputCapture'
  | 'onCompositionEnd'
  | 'trailing'
> {
  /** How many digits the code has. Default: 6. A longer code can be typed; the form says what is wrong with it. */
  readonly length?: number | undefined
}

/** As many boxes as fit beside each other. A policy may name any number. */
const slotsOf = (length: number) => Math.min(length, 12)

/** Cleans the value before any other handler reads it, and keeps the caret in place. */
const clean = (input: HTMLInputElement, length: number) => {
  const code = readCode(input.value, length)
  if (code === input.value) return
  const caret = readCode(input.value.slice(0, input.selectionStart ?? undefined), length).length
  input.value = code
  input.setSelectionRange(caret, caret)
}

/** A composed text is cleaned as if it were typed once it is complete: to change it earlier would break the composition off. */
const readComposed = ({ currentTarget: input }: CompositionEvent<HTMLInputElement>) =>
  input.dispatchEvent(new Event('input', { bubbles: true }))

/**
 * Marks the boxes of the caret or the selection. In the DOM, because neither a keystroke nor a moved caret renders the field.
 */
const markSlots = ({ target }: SyntheticEvent) => {
  if (!(target instanceof HTMLInputElement)) return
  const slots = [...(target.parentElement?.querySelectorAll('[data-at="slots"] > *') ?? [])]
  const from = Math.min(target.selectionStart ?? 0, slots.length - 1)
  const to = Math.max(target.selectionEnd ?? 0, from + 1)
  for (const [index, slot] of slots.entries())
    slot.toggleAttribute('data-active', index >= from && index < to)
}

/**
 * A one-time code, a box for each digit. Digits of any script are read, also from the message around a pasted code; spaces, dots and
 * dashes are removed as they are typed.
 */
export const CodeField = ({ length = 6, ...props }: CodeFieldProps) => (
  // Set by script, because a strict Content-Security-Policy blocks style attributes in the server's HTML.
  <CodeRoot
    ref={(element) => element?.style.setProperty('--tb-slots', String(slotsOf(length)))}
    onSelect={markSlots}
  >
    <TextField
      {...props}
      autoComplete="one-time-code"
      inputMode="numeric"
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      onInputCapture={({ currentTarget, nativeEvent }) => {
        if (!nativeEvent.isComposing) clean(currentTarget, length)
      }}
      onCompositionEnd={readComposed}
      trailing={
        <span data-at="slots" aria-hidden="true">
          {Array.from({ length: slotsOf(length) }, (_, index) => (
            <span key={index} />
          ))}
        </span>
      }
    />
  </CodeRoot>
)
