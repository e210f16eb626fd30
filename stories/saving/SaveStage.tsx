import { useState } from 'react'
import { styled } from 'styled-components'
import {
  SaveToBoardModal,
  type SaveToBoardModalProps,
} from '../../src/flows/saving/saveToBoard/SaveToBoardModal.tsx'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Surface } from '../../src/ui/layout/Surface.ts'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  min-block-size: 100vh;
  padding: ${vars.space[8]};
  background: ${vars.color.ground};
`)

/** A page with a pin's 'Save' button. The modal's component stays mounted, so that a save can outlive the modal. */
export function SaveStage(props: SaveToBoardModalProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Page>
      <Button onClick={() => setOpen(true)}>Save this idea</Button>
      <SaveToBoardModal
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          props.onClose?.()
        }}
      />
    </Page>
  )
}
