import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus near when the button that had it is gone: with its account, for 'Undo' or else the title; and with 'Undo', for the button
 * of the account that is back.
 */
export function useFocusAfterRemoval(count: number, removedId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const before = useRef({ count, removedId })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { count, removedId }
    if (document.activeElement !== document.body) return
    const isBack = count > last.count && removedId === null && last.removedId !== null
    const button = isBack
      ? [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find(
          ({ dataset }) => dataset.id === last.removedId,
        )
      : undo.current
    if (isBack || count < last.count) (button ?? heading.current)?.focus()
  }, [count, removedId])
  return { heading, undo, list }
}
