const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

/** Pushes an open dialog on the stack; the returned function removes it. */
export const pushDialog = (dialog: HTMLDialogElement) => {
  open.push(dialog)
  notify()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    notify()
  }
}

/** Every open dialog, the top one last. */
export const openDialogs = (): readonly HTMLDialogElement[] => open

/** The top dialog, if any. Everything outside it is inert, even in the top layer. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1)

let isBeside = false

/** Whether something of another script's is shown, so that the dialogs are not modal for now. See `beside.ts`. */
export const isBesideOthers = () => isBeside

export const setBeside = (isNow: boolean) => {
  isBeside = isNow
}

/** Calls the listener whenever the top dialog changes; the returned function unsubscribes. */
export const onTopDialog = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
