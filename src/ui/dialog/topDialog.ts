const open: Element[] = []
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Puts a modal dialog on top of the stack; the function it returns takes it off. */
export const pushDialog = (dialog: Element) => {
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    tell()
  }
}

/** The modal dialog on top, if any. Everything outside of it is inert, even in the top layer. */
export const topDialog = (): Element | undefined => open.at(-1)

/** Calls back whenever another dialog comes on top; the function it returns ends that. */
export const onTopDialog = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
