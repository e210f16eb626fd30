import { styled } from 'styled-components'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Button } from '../../src/ui/actions/Button.tsx'
import { usePageWords } from './pageWords.ts'

const Frame = styled.div(css`
  display: grid;
  gap: ${vars.space[4]};
  > p {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  > [data-ui='button'] {
    justify-self: start;
  }
`)

/** The outline of a payment form: three ways to pay, a number, and two short fields. */
const Outline = styled.div(css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${vars.space[3]};
  > span {
    display: grid;
    align-content: center;
    grid-column: span 2;
    min-block-size: 64px;
    padding-inline: ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    &::before {
      content: '';
      inline-size: min(72px, 60%);
      block-size: 10px;
      border-radius: 5px;
      background: ${vars.color.sunkenHover};
    }
  }
  > :first-child {
    border-color: ${vars.color.accent};
    box-shadow: inset 0 0 0 1px ${vars.color.accent};
  }
  > :nth-child(n + 4) {
    grid-column: span 3;
    min-block-size: 48px;
  }
  > :nth-child(4) {
    grid-column: 1 / -1;
  }
`)

/** Stands for the element of an app's payment provider. */
export function PaymentElement({ onSaved }: { readonly onSaved: () => void }) {
  const words = usePageWords()
  return (
    <Frame>
      <p>
        <bdi>{words.payment}</bdi>
      </p>
      <Outline aria-hidden>
        <span />
        <span />
        <span />
        <span />
        <span />
        <span />
      </Outline>
      <Button variant="secondary" size={40} onClick={onSaved}>
        <bdi>{words.savePayment}</bdi>
      </Button>
    </Frame>
  )
}
