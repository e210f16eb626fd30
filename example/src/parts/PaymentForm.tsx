import { useState } from 'react'
import { Button } from 'tackboard/ui'
import { payByInvoice } from '../ads'

/** The app's own way to pay, shown within quick promote: no card number passes through it. */
export function PaymentForm({ onSaved }: { onSaved: () => void }) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const save = () => {
    setState('saving')
    payByInvoice().then(onSaved, () => setState('failed'))
  }
  return (
    <>
      <p>We send an invoice at the end of each month.</p>
      <Button variant="secondary" busy={state === 'saving'} onClick={save}>
        Pay by invoice
      </Button>
      <p role="alert">{state === 'failed' && 'That didn’t work. Try again.'}</p>
    </>
  )
}
