import { useState, type ReactNode } from 'react'

export interface OpenerProps {
  /** Whether it takes away what it opened once that says it is closed. Default: true. */
  readonly isMinding?: boolean | undefined
  /** What 'Open' opens, and how that says it is closed. */
  readonly children: (close: () => void) => ReactNode
}

/** An app's page with a button 'Open'. */
export function Opener({ isMinding = true, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && children(() => setOpen(!isMinding))}
    </main>
  )
}
