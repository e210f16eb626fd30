import { add } from './add.ts'

/** Opens and closes modal dialogs. The page around one is not inert, and the browser's own ways to close it do nothing. */
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
    // Later, as in a browser: who closes a dialog and opens it again at once must not be told that it was closed.
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  })
}
