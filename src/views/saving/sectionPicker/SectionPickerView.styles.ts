import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { pickerHeading, pickerRow, scrollCue } from '../boardPicker/pickerRow.styles.ts'

/** The root of `SectionPickerView`: the list scrolls, the button stays in place. */
export const SectionPickerRoot = styled(Surface)(css`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[4]};
  block-size: 100%;
  min-block-size: 0;
  > [data-at='scroll'] {
    flex: 1;
    min-block-size: 0;
    display: grid;
    align-content: start;
    overflow: auto;
    overscroll-behavior: contain;
    /* Space for the focus ring. */
    margin: -4px;
    padding: 4px;
    ${scrollCue}
  }
  [role='listbox'] {
    display: grid;
    border-radius: ${vars.radius[16]};
  }
  [data-at='heading'] {
    ${pickerHeading}
  }
  [role='group']:first-child > [data-at='heading'] {
    padding-block-start: ${vars.space[1]};
  }
  [data-at='empty'] {
    padding: ${vars.space[12]} ${vars.space[2]};
    color: ${vars.color.textSubtle};
    text-align: center;
    &:empty {
      position: absolute;
      padding: 0;
    }
  }
  [data-ui='row'] {
    ${pickerRow}
  }
  [role='listbox']:focus [data-active] {
    background: ${vars.color.sunken};
  }
  [role='listbox']:focus-visible {
    outline: none;
  }
  [role='listbox']:focus-visible [data-active] {
    outline: 2px solid ${vars.color.focus};
  }
  > [data-ui='button'] {
    flex: none;
  }
  [data-ui='failed'][data-shown] {
    margin-block-start: ${vars.space[4]};
  }
`)
