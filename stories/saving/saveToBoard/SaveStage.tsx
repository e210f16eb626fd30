import { useState } from 'react'
import {
  SaveToBoardModal,
  type SaveToBoardModalProps,
} from '../../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { Button } from '../../../src/ui/actions/Button.tsx'
import { PinPage } from '../../../testing/stage/PinPage.tsx'
import { usePageWords } from '../../../testing/stage/pageWords.ts'

/** A page with a pin's 'Save' button. The modal's component stays mounted, so that a save can outlive the modal. */
export function SaveStage(props: SaveToBoardModalProps) {
  const [isOpen, setOpen] = useState(false)
  const { save } = usePageWords()
  return (
    <PinPage
      action={
        <Button size={40} onClick={() => setOpen(true)}>
          {save}
        </Button>
      }
      over={
        <SaveToBoardModal
          {...props}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false)
            props.onClose?.()
          }}
        />
      }
    />
  )
}
