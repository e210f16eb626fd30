import { lockScroll } from './scrollLock.ts'
import type { watchOthers } from './beside.ts'

/**
 * What the page under the dialogs needs while one is open: it does not scroll, and what other scripts put over it can be used. The latter
 * is loaded when the first dialog opens; what happens until then is kept. Without it the dialogs stay modal.
 */
export const coverPage = () => {
  const scroll = lockScroll()
  const early: MutationRecord[] = []
  const observer = new MutationObserver((records) => void early.push(...records))
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  let others: ReturnType<typeof watchOthers> | undefined
  let isOpen = true
  const watch = async () => {
    const beside = await import('./beside.ts')
    observer.disconnect()
    if (isOpen) others = beside.watchOthers(scroll, early)
  }
  watch().catch(() => observer.disconnect())
  return {
    /** Another dialog is on top now. */
    update: () => others?.update(),
    uncover: () => {
      isOpen = false
      observer.disconnect()
      others?.stop()
      scroll.unlock()
    },
  }
}
