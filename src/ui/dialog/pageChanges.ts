/**
 * Starts to watch the page when the code for it has loaded; the changes until then are handed over. Without that code nothing is watched.
 * The returned object gives the watch once it runs, and ends it.
 */
export const watchLate = <Watch extends { readonly stop: () => void }>(
  load: () => Promise<(since: readonly MutationRecord[]) => Watch>,
) => {
  const early: MutationRecord[] = []
  const observer = new MutationObserver((records) => void early.push(...records))
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  let watch: Watch | undefined
  let isOpen = true
  const start = async () => {
    const begin = await load()
    observer.disconnect()
    if (isOpen) watch = begin(early)
  }
  start().catch(() => observer.disconnect())
  return {
    current: () => watch,
    stop: () => {
      isOpen = false
      observer.disconnect()
      watch?.stop()
    },
  }
}

/** Calls `update` when anything that may show or hide an overlay happens outside the element. */
export const onPageChange = (own: () => Element | undefined, update: () => void, signal: AbortSignal) => {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => !own()?.contains(target))) update()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const name of ['transitionend', 'animationend', 'resize'] as const)
    addEventListener(name, update, { signal, capture: true })
}

/** Calls `close` on Escape while focus is nowhere: others may use the key themselves. */
export const onFreeEscape = (close: () => void, signal: AbortSignal) => {
  const onKey = (event: KeyboardEvent) => {
    const isFree = !event.defaultPrevented && event.target === document.body
    if (isFree && event.key === 'Escape') close()
  }
  addEventListener('keydown', onKey, { signal })
}
