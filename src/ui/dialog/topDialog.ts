const open: Element[] = []
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

/** Pushes a modal dialog on the stack; the returned function removes it. */
export const pushDialog = (dialog: Element) => {
  open.push(dialog)
  notify()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    notify()
  }
}

/** The top modal dialog, if any. Everything outside it is inert, even in the top layer. */
export const topDialog = (): Element | undefined => open.at(-1)

/** Calls the listener whenever the top dialog changes; the returned function unsubscribes. */
export const onTopDialog = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
