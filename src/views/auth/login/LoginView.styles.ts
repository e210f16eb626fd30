import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { botCheckPlace } from '../../../ui/feedback/blank.styles.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { legalText } from '../../../ui/layout/title.styles.ts'

/** One column, 268 px wide; full width on the business page. */
export const LoginRoot = styled(Surface)(css`
  display: grid;
  /* What is as wide as it likes, such as the widget of a bot check, does not widen the form. */
  &,
  form {
    grid-template-columns: minmax(0, 1fr);
  }
  gap: ${vars.space[4]};
  inline-size: min(100%, ${vars.size.formColumn});
  margin-inline: auto;
  text-align: center;
  text-wrap: balance;
  &[data-layout^='business'] {
    inline-size: 100%;
  }
  form {
    display: grid;
    gap: ${vars.space[4]};
    text-align: start;
  }
  /* The link to reset it is in the row of its label. */
  [data-at='password'] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${vars.space[1]} ${vars.space[3]};
    > div {
      display: contents;
      > :not(label) {
        grid-column: 1 / -1;
      }
    }
    /* Of a link with two lines, the last is level with the label. */
    label,
    [data-at='forgot'] {
      align-self: last baseline;
    }
  }
  [data-at='forgot'] {
    grid-area: 1 / 2;
    font-size: ${vars.type[14]};
    line-height: 1.3;
    text-align: end;
  }
  /* The address that was meant. */
  [data-ui='field'] > [role='status'] > button {
    margin-block-start: ${vars.space[1]};
  }
  [data-at='or'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    &::before,
    &::after {
      content: '';
      flex: 1;
      border-block-start: 1px solid ${vars.color.divider};
    }
  }
  [data-at='providers'] {
    display: grid;
    gap: ${vars.space[2]};
    text-align: start;
  }
  [data-provider] {
    > :is([data-ui='error'], [data-at='status']):not(:empty) {
      padding-block: ${vars.space[2]} ${vars.space[1]};
      font-size: ${vars.type[14]};
    }
    > [data-at='status'] {
      text-align: center;
    }
    > [data-variant='link'] {
      display: flex;
      margin: ${vars.space[2]} auto;
    }
  }
  > [data-variant='link'] {
    justify-self: center;
    margin-block-start: calc(-1 * ${vars.space[2]});
  }
  [data-at='status'] {
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    &:empty {
      position: absolute;
    }
  }
  ${botCheckPlace}
  /* The height of the widget, which loads later. */
  [data-at='botCheck'][role] {
    inline-size: 100%;
    min-block-size: 78px;
    margin-inline: auto;
    /* The service's own element, as wide as its widget. */
    > div > div {
      margin-inline: auto;
    }
  }
  /* Closes the form. */
  [data-at='terms'] {
    padding-block-start: ${vars.space[4]};
    border-block-start: 1px solid ${vars.color.divider};
    ${legalText}
  }
  [data-at='switch'] {
    display: grid;
    gap: ${vars.space[2]};
    font-size: ${vars.type[14]};
    > button {
      justify-self: center;
    }
  }
  /* A link stays on one line, and so does the question before a button. */
  p :is(a, span:has(+ button)) {
    display: inline-block;
  }
`)
