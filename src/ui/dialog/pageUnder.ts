import { lockScroll } from './scrollLock.ts'
import { watchLate } from './pageChanges.ts'

/**
 * What the page under the dialogs needs while one is open: it does not scroll, and what other scripts put over it can be used. The latter
 * is loaded when the first dialog opens. Without it the dialogs stay modal.
 */
export const coverPage = () => {
  const scroll = lockScroll()
  const others = watchLate(async () => {
    const { watchOthers } = await import('./beside.ts')
    return (since) => watchOthers(scroll, since)
  })
  return {
    /** Another dialog is on top now. */
    update: () => others.current()?.update(),
    uncover: () => {
      others.stop()
      scroll.unlock()
    },
  }
}
