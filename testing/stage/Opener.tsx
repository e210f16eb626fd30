import { useState, type ReactNode } from 'react'

interface OpenerProps {
  /** Whether it unmounts what it opened when that is closed. Default: true. */
  readonly unmountsOnClose?: boolean | undefined
  /** What the button opens; it calls `close` when it is closed. */
  readonly children: (close: () => void) => ReactNode
}

/** A page of an app with an 'Open' button. */
export function Opener({ unmountsOnClose = true, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && children(() => setOpen(!unmountsOnClose))}
    </main>
  )
}
