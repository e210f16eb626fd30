import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Button } from '../../../src/ui/actions/Button.tsx'
import { Surface } from '../../../src/ui/layout/Surface.ts'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  min-block-size: 100vh;
  padding: ${vars.space[8]};
  background: ${vars.color.ground};
`)

export interface OverPageProps {
  /** Whether the modal starts closed. Default: it is open. */
  readonly isClosed?: boolean | undefined
  readonly children: (close: () => void) => ReactNode
}

/** A page with a button that opens a modal over it. */
export function OverPage({ isClosed = false, children }: OverPageProps) {
  const [isOpen, setOpen] = useState(!isClosed)
  return (
    <Page>
      <Button onClick={() => setOpen(true)}>Save this idea</Button>
      {isOpen && children(() => setOpen(false))}
    </Page>
  )
}
