import { css } from 'styled-components'
import { vars } from '../../theme/vars.ts'

/** What every control that is written into looks like: stands inside its selector, after its size and padding. */
export const controlRules = css`
  inline-size: 100%;
  min-inline-size: 0;
  border: 1px solid ${vars.color.border};
  border-radius: ${vars.radius[16]};
  background: ${vars.color.ground};
  font-size: ${vars.type[16]};
  transition: border-color ${vars.motion[120]};
  &::placeholder {
    color: ${vars.color.textSubtle};
    opacity: 1;
  }
  &:hover {
    border-color: ${vars.color.text};
  }
  &:focus {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 0;
  }
  &[aria-invalid] {
    border: 2px solid ${vars.color.danger};
    padding-inline: 15px;
  }
  &:disabled,
  &:read-only {
    background: ${vars.color.sunken};
    color: ${vars.color.textSubtle};
  }
`
