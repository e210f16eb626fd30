import { useState, type ReactNode } from 'react'
import { fn } from 'storybook/test'
import { styled } from 'styled-components'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Button } from '../../src/ui/actions/Button.tsx'
import { Dialog } from '../../src/ui/dialog/Dialog.tsx'
import { Row } from './stage.tsx'

/** A short text below a title, as the product's own questions and notices have it. */
export const Words = styled.p(css`
  color: ${vars.color.textSubtle};
  text-align: center;
  text-wrap: balance;
`)

export const example = { title: 'Log in', closeLabel: 'Close' }

/** A page with a button that opens a dialog. The dialog can remove the button. */
export const Opener = ({
  children,
}: {
  readonly children: (close: () => void, remove: () => void) => ReactNode
}) => {
  const [isOpen, setOpen] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  return (
    <>
      <Row as="nav">
        {!isRemoved && <Button onClick={() => setOpen(true)}>Open</Button>}
        <Button variant="ghost">Neighbour</Button>
      </Row>
      {isOpen &&
        children(
          () => setOpen(false),
          () => setRemoved(true),
        )}
    </>
  )
}

/** A dialog that is open from the start. */
export const Closable = () => {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <Dialog {...example} onClose={() => setOpen(false)} />
}

/** A dialog with three views. */
export const Steps = () => {
  const [step, setStep] = useState(0)
  const next = <Button onClick={() => setStep(step + 1)}>Continue</Button>
  return (
    <Dialog
      title={['Log in', 'Two-factor authentication required', 'Email sent!'][step]}
      viewKey={['login', 'loginMfa', 'sent'][step]}
      closeLabel="Close"
      width={489}
      onClose={fn()}
      actions={next}
    >
      {step < 2 ? (
        <input key={step} aria-label={['Email', 'Verification code'][step]} />
      ) : (
        <Words>Look into your inbox.</Words>
      )}
    </Dialog>
  )
}
