import { onTestFinished } from 'vitest'

/** Until the end of the test, a mouse focuses neither a button nor a link unless it has a `tabindex`, as in Safari on a Mac. */
export function actLikeSafari() {
  const onMouseDown = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('input, textarea')) return
    event.preventDefault()
    const around = event.target.closest('[tabindex]')
    if (around instanceof HTMLElement) around.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  document.addEventListener('mousedown', onMouseDown)
  onTestFinished(() => document.removeEventListener('mousedown', onMouseDown))
}
