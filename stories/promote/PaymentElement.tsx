import { styled } from 'styled-components'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Button } from '../../src/ui/actions/Button.tsx'

const Frame = styled.div(css`
  display: grid;
  justify-items: start;
  gap: ${vars.space[4]};
  padding: ${vars.space[6]};
  border: 1px dashed ${vars.color.border};
  border-radius: ${vars.radius[16]};
  color: ${vars.color.textSubtle};
`)

/** Stands for the element of an app's payment provider. */
export function PaymentElement({ onSaved }: { readonly onSaved: () => void }) {
  return (
    <Frame>
      <bdi>Your payment provider’s form goes here.</bdi>
      <Button variant="secondary" size={40} onClick={onSaved}>
        <bdi>Save payment method</bdi>
      </Button>
    </Frame>
  )
}
