'use client'
import { useCallback, useState } from 'react'

/** What the list needs of a toast; its message identifies it. */
export interface AnyToast {
  readonly message: string
}

/** A toast on its way to the `Toaster`. */
export type PendingToast<Toast extends AnyToast = AnyToast> = Toast & { readonly id: string }

/** The toasts of a flow. A repeated toast restarts the timer of the first instead of showing twice. */
export function useToasts<Toast extends AnyToast>() {
  const [state, setState] = useState<{
    readonly next: number
    readonly toasts: readonly PendingToast<Toast>[]
  }>({ next: 0, toasts: [] })
  const show = useCallback(
    (toast: Toast) =>
      setState(({ next, toasts }) => ({
        next: next + 1,
        toasts: [
          ...toasts.filter(({ message }) => message !== toast.message),
          { ...toast, id: `${toast.message}-${next}` },
        ],
      })),
    [],
  )
  const expire = useCallback(
    (id: string) =>
      setState(({ next, toasts }) => ({ next, toasts: toasts.filter((toast) => toast.id !== id) })),
    [],
  )
  return { toasts: state.toasts, show, expire }
}
