import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { scrollCue } from '../boardPicker/pickerRow.styles.ts'
import { FieldRoot } from '../../../ui/fields/field.styles.ts'

/** The root of `CollaboratorsField`. */
export const CollaboratorsRoot = styled(FieldRoot)(css`
  [data-at='chosen'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    padding-block: ${vars.space[1]};
    list-style: none;
    > li {
      display: flex;
      align-items: center;
      min-inline-size: 0;
      padding-inline-start: ${vars.space[3]};
      border-radius: ${vars.radius[24]};
      background: ${vars.color.sunken};
      font-weight: 500;
    }
    bdi {
      min-inline-size: 0;
    }
    [data-ui='button'][data-variant] {
      inline-size: 36px;
      min-block-size: 36px;
      &:hover {
        background: ${vars.color.sunkenHover};
      }
    }
  }
  [data-at='list'] {
    padding: ${vars.space[2]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    [role='listbox'] {
      max-block-size: 232px;
      overflow: auto;
      overscroll-behavior: contain;
      ${scrollCue}
      /* In the padding of the last row: no room for another one. */
      &::after {
        margin-block-start: calc(-1 * ${vars.space[4]});
      }
    }
    small {
      display: block;
      font-size: ${vars.type[14]};
      color: ${vars.color.textSubtle};
    }
    [data-ui='skeleton'] {
      --tb-row: 56px;
      --tb-picture: 32px;
    }
  }
  [data-at='list'] [role='option'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: 56px;
    padding: ${vars.space[1]} ${vars.space[2]};
    border-radius: ${vars.radius[16]};
    cursor: pointer;
    > span:last-child {
      min-inline-size: 0;
      line-height: 1.35;
    }
    &:hover {
      background: ${vars.color.sunken};
    }
    &[aria-selected='true'] {
      background: ${vars.color.sunken};
      outline: 2px solid ${vars.color.focus};
      outline-offset: -2px;
    }
    &[aria-disabled] {
      cursor: default;
      color: ${vars.color.textSubtle};
    }
  }
`)
