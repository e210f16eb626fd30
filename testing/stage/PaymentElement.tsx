import { styled } from 'styled-components'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Icon } from '../../src/ui/layout/icons.tsx'

/** A filled-in payment form, as a picture: three ways to pay, the number of a card, its month and its code. */
const Card = styled.div(css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${vars.space[3]};
  direction: ltr;
  > span {
    display: flex;
    align-items: center;
    justify-content: center;
    grid-column: span 2;
    min-block-size: 56px;
    padding-inline: ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    color: ${vars.color.textSubtle};
    font-variant-numeric: tabular-nums;
    &::before {
      content: attr(data-says);
    }
  }
  > :first-child {
    border: 2px solid ${vars.color.text};
    color: ${vars.color.text};
  }
  > [data-says] {
    grid-column: span 3;
    justify-content: space-between;
    min-block-size: 48px;
    border-color: ${vars.color.border};
    color: ${vars.color.text};
  }
  > :nth-child(4) {
    grid-column: 1 / -1;
  }
`)

const card = 'M5 6h14a2 2 0 012 2v8a2 2 0 01-2 2H5a2 2 0 01-2-2V8a2 2 0 012-2M3 10h18M7 14h4'
const bank = 'M4 9l8-5 8 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 20h16'
const wallet = 'M5 6h13v4h1a2 2 0 012 2v5a2 2 0 01-2 2H5a2 2 0 01-2-2V8a2 2 0 012-2M16 14v.01'

/** Stands for the element of an app's payment provider. It has no button, because the page asks whether a way to pay was added. */
export const PaymentElement = () => (
  <Card aria-hidden>
    <span>
      <Icon path={card} />
    </span>
    <span>
      <Icon path={bank} />
    </span>
    <span>
      <Icon path={wallet} />
    </span>
    <span data-says="4000 0012 3456 7899">
      <Icon path={card} />
    </span>
    <span data-says="08 / 28" />
    <span data-says="•••" />
  </Card>
)
