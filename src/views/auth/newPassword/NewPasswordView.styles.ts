import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { blankStyles } from '../../../ui/feedback/blank.styles.ts'
import { ResetColumn } from '../passwordReset/resetColumn.styles.ts'

/** The column of the form, or of what takes its place. */
export const NewPasswordRoot = styled(ResetColumn)(css`
  > p {
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  [data-at='actions'] {
    display: grid;
    gap: ${vars.space[3]};
    justify-self: center;
    inline-size: min(100%, ${vars.size.formColumn});
  }
`)

/** The form's shape while it is not there yet. */
export const Outline = styled.div(css`
  display: grid;
  gap: ${vars.space[2]};
  padding-block-start: ${vars.space[8]};
  > span {
    block-size: 14px;
    inline-size: 6em;
    border-radius: ${vars.radius[16]};
    ${blankStyles}
  }
  > [data-shape='rule'] {
    block-size: 20px;
    inline-size: 75%;
    &:nth-child(odd) {
      inline-size: 50%;
    }
  }
  > :is([data-shape='field'], [data-shape='button']) {
    block-size: ${vars.size.control};
    inline-size: 100%;
    margin-block-end: ${vars.space[2]};
  }
  > [data-shape='button'] {
    margin-block: ${vars.space[2]} 0;
    border-radius: ${vars.radius[24]};
  }
`)

/** The rules below the field. What is met is green and has a tick, so the color is not alone. */
export const Checklist = styled.ul(css`
  display: grid;
  /* At sign-up it is close to its field. */
  [data-at='password'] & {
    margin-block-start: ${vars.space[1]};
  }
  gap: ${vars.space[2]};
  list-style: none;
  color: ${vars.color.textSubtle};
  font-size: ${vars.type[14]};
  line-height: 1.4;
  text-wrap: balance;
  > li {
    position: relative;
    display: flex;
    gap: ${vars.space[2]};
    > svg {
      margin-block-start: 1px;
    }
    /* A rule that is open has a ring. */
    &[data-state='notYet'] > [data-at='open'] {
      flex: none;
      inline-size: 8px;
      block-size: 8px;
      margin: 6px 5px 0;
      border: 1px solid;
      border-radius: 50%;
    }
    &[data-state='met'] > svg {
      color: ${vars.color.success};
    }
    &[data-state='unmet'] {
      color: ${vars.color.danger};
    }
  }
  @media (forced-colors: active) {
    > li[data-state] {
      color: CanvasText;
    }
  }
`)
