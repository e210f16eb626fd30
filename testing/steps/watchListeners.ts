import { vi } from 'vitest'

type Listener = EventListenerOrEventListenerObject | null

/** The listeners that have been added to window, document and body and not removed since. Undo with `vi.restoreAllMocks()`. */
export function watchListeners(): ReadonlySet<string> {
  const active = new Set<string>()
  const ids = new WeakMap<object, number>()
  let last = 0
  const idOf = (listener: Listener) => {
    const key = listener ?? active
    if (!ids.has(key)) ids.set(key, (last += 1))
    return ids.get(key)
  }
  for (const target of [window, document, document.body]) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    const name = (type: string, listener: Listener, options?: boolean | EventListenerOptions) =>
      `${target.constructor.name} ${type} ${idOf(listener)} ${typeof options === 'object' ? !!options.capture : !!options}`
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: Listener, options?: boolean | AddEventListenerOptions) => {
        const added = name(type, listener, options)
        active.add(added)
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => active.delete(added))
        if (listener) add(type, listener, options)
      },
    )
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, listener: Listener, options?: boolean | EventListenerOptions) => {
        active.delete(name(type, listener, options))
        if (listener) remove(type, listener, options)
      },
    )
  }
  return active
}
