import { add } from './add.ts'

/**
 * Opens and closes modal dialogs. The rest of the page does not become inert, and the browser's own ways of closing a dialog do nothing.
 */
export function addDialogs(): void {
  const dialog = HTMLDialogElement.prototype
  add(dialog, 'showModal', function showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError')
    this.open = true
  })
  add(dialog, 'close', function close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return
    this.open = false
    if (returnValue !== undefined) this.returnValue = returnValue
    // Dispatched later, as in a browser: code that closes a dialog and reopens it at once must not receive the event in between.
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  })
}
