import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { pickerHeading, pickerRow, scrollCue } from './pickerRow.styles.ts'

/** The root of `BoardPickerView`. In a container of limited height, its list scrolls. */
export const BoardPickerRoot = styled(Surface)(css`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[3]};
  min-block-size: 0;
  min-inline-size: 0;
  /* Contains the visually hidden elements. */
  position: relative;
  text-align: start;
  > :not([data-at='scroll']) {
    flex: none;
  }
  [data-at='scroll'] {
    position: relative;
    min-block-size: 6rem;
    max-block-size: min(70vh, 30rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    contain: content;
    outline-offset: -3px;
    /* Opaque, so that the browser scrolls the rows as one layer. */
    background: var(--tb-surface, ${vars.color.ground});
    ${scrollCue}
  }
  [role='listbox'] {
    outline-offset: -3px;
  }
  /* That a section is gone is said at the search field; that there are more boards, at their end. */
  [data-at='scroll'],
  [data-at='scroll'] ~ :is(:not([data-ui='failed']), :has(button)) {
    order: 1;
  }
  [data-at='heading'] {
    ${pickerHeading}
  }
  [data-at='heading']:first-child {
    padding-block-start: ${vars.space[1]};
  }
  [data-at='board'] {
    ${pickerRow}
    &[data-active] {
      background: ${vars.color.sunken};
      outline: 2px solid ${vars.color.focus};
    }
    > [data-at='check'] {
      display: grid;
      place-items: center;
      inline-size: 24px;
      block-size: 24px;
      border: 1.5px solid ${vars.color.border};
      border-radius: ${vars.radius[6]};
    }
    &[aria-selected='true'] > [data-at='check'] {
      border-color: transparent;
      background: ${vars.color.accent};
      color: ${vars.color.onAccent};
    }
    &[aria-disabled] > [data-at='check'] {
      visibility: hidden;
    }
    &:dir(rtl) > [data-at='on'] {
      scale: -1 1;
    }
  }
  [data-at='none'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[4]};
    padding: ${vars.space[8]} ${vars.space[2]};
    color: ${vars.color.textSubtle};
    text-align: center;
    > :first-child {
      margin: 0;
    }
  }
  > [data-at='names'] {
    margin-block-end: ${vars.space[5]};
  }
  [data-at='names'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    padding-inline: ${vars.space[2]};
    > span {
      flex: 1 0 100%;
      ${pickerHeading}
      padding: ${vars.space[6]} 0 0;
    }
    > button > span,
    bdi {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* Truncated at its own end. */
    bdi {
      display: block;
    }
  }
  button {
    max-inline-size: 100%;
  }
`)
