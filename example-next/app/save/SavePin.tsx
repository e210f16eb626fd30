'use client'
import { useState } from 'react'
import { SaveToBoardModal, type SaveToBoardModalProps } from 'tackboard/saving'
import { Button } from 'tackboard/ui'

/** A pin, and the button that saves it. */
export function SavePin({ pin }: Pick<SaveToBoardModalProps, 'pin'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <article>
      <h2>{pin.title}</h2>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <SaveToBoardModal
        pin={pin}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSaved={() => setOpen(false)}
      />
    </article>
  )
}
