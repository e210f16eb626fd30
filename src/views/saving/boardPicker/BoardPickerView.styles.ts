import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'
import { pickerCover, pickerHeading, pickerRow } from './pickerRow.styles.ts'

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
  > * {
    flex: none;
  }
  [data-at='search'] {
    > [data-ui='icon'] {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 14px;
      margin-block: auto;
      color: ${vars.color.textSubtle};
      pointer-events: none;
    }
    /* The text has its own direction; the padding follows the page's. */
    > input[id] {
      padding-inline-start: 44px;
      unicode-bidi: plaintext;
    }
  }
  [role='listbox'] {
    position: relative;
    flex: 0 1 auto;
    min-block-size: 4.5rem;
    max-block-size: min(70vh, 30rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    contain: content;
    /* Opaque, so that the browser scrolls the rows as one layer. */
    background: var(--tb-surface, ${vars.color.ground});
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  [data-at='heading'] {
    ${pickerHeading}
  }
  [role='group']:first-child > [data-at='heading'] {
    padding-block-start: ${vars.space[1]};
  }
  [data-at='board'] {
    ${pickerRow}
    &[aria-selected='true'] {
      background: ${vars.color.sunken};
      outline: 2px solid ${vars.color.focus};
      outline-offset: -2px;
    }
    > img,
    > [data-at='cover'] {
      ${pickerCover}
    }
    > [data-at='save'] {
      flex: none;
      padding: ${vars.space[1]} ${vars.space[3]};
      border-radius: ${vars.radius[24]};
      background: ${vars.color.accent};
      color: ${vars.color.onAccent};
      font-size: ${vars.type[14]};
      font-weight: 600;
    }
    &:not(:hover, [aria-selected='true']) > [data-at='save'] {
      display: none;
    }
  }
  [data-at='none'] {
    padding: ${vars.space[4]} ${vars.space[2]};
    color: ${vars.color.textSubtle};
    text-align: center;
  }
  [data-at='names'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]};
    > :first-child {
      flex: 1 0 100%;
      font-size: ${vars.type[14]};
      color: ${vars.color.textSubtle};
    }
    > button > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > button {
      max-inline-size: 100%;
    }
    /* One line that scrolls, so that the boards keep their room. */
    @media (max-width: 640px) {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin-inline: calc(-1 * ${vars.space[4]});
      padding: ${vars.space[1]} ${vars.space[4]};
      > :first-child {
        display: none;
      }
      > button {
        flex: none;
      }
    }
  }
  @media (forced-colors: active) {
    [data-at='board'][aria-selected='true'] {
      outline-color: Highlight;
    }
    [data-at='board'] > :is(img, [data-at='cover']) {
      border: 1px solid;
    }
  }
`)
