'use client'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A ref for an uncontrolled field that somebody else may change as well, like an end date that follows the number of days. The field
 * that is typed in has the value already, so its caret stays where it is.
 */
export function useFollowing(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return input
}
