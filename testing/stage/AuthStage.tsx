import { useState, type ReactNode } from 'react'
import { Button } from '../../src/ui/actions/Button.tsx'
import { PinPage } from './PinPage.tsx'
import { usePageWords } from './pageWords.ts'

interface OverPageProps {
  /** Whether the modal starts closed. Default: false. */
  readonly isClosed?: boolean | undefined
  readonly children: (close: () => void) => ReactNode
}

/** A page of Pins, with a button that opens a modal over it. */
export function OverPage({ isClosed = false, children }: OverPageProps) {
  const [isOpen, setOpen] = useState(!isClosed)
  const { save } = usePageWords()
  return (
    <PinPage
      action={
        <Button size={40} onClick={() => setOpen(true)}>
          {save}
        </Button>
      }
      over={isOpen && children(() => setOpen(false))}
    />
  )
}
