import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

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
    gap: ${vars.space[3]};
    overflow: auto;
    overscroll-behavior: contain;
    /* Space for the focus ring. */
    margin: -4px;
    padding: 4px;
  }
  [role='listbox'] {
    display: grid;
    gap: ${vars.space[3]};
    border-radius: ${vars.radius[16]};
  }
  [data-at='heading'] {
    padding-inline: ${vars.space[2]};
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
  }
  [data-at='empty'] {
    padding-inline: ${vars.space[2]};
    color: ${vars.color.textSubtle};
    &:empty {
      position: absolute;
    }
  }
  [data-ui='row'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    padding: ${vars.space[2]};
    border-radius: ${vars.radius[16]};
    font-weight: 600;
    cursor: pointer;
    &:hover {
      background: ${vars.color.sunken};
    }
    > bdi {
      min-inline-size: 0;
    }
  }
  [role='listbox']:focus [data-active] {
    background: ${vars.color.sunken};
  }
  [role='listbox']:focus-visible {
    outline: none;
  }
  [role='listbox']:focus-visible [data-active] {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
  [data-at='picture'] {
    flex: none;
    inline-size: 48px;
    block-size: 48px;
    border-radius: ${vars.radius[8]};
    overflow: hidden;
    background: ${vars.color.sunkenHover};
    img {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }
  > [data-ui='button'] {
    flex: none;
  }
  @media (forced-colors: active) {
    [data-at='picture'] {
      border: 1px solid;
    }
  }
`)
