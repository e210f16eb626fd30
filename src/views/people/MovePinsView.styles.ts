import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { focusStyles } from '../../ui/layout/base.styles.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { sheetTitle } from '../../ui/layout/title.styles.ts'

/** The root of `MovePinsView`. */
export const MovePinsRoot = styled(Surface).attrs({ as: 'section' })(css`
  display: grid;
  gap: ${vars.space[4]};
  h2 {
    ${sheetTitle}
  }
  /* It stays in sight, because the pins may fill several screens. */
  > [role='toolbar'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: 56px;
    padding: ${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[32]};
    background: ${vars.color.raised};
    > p {
      flex: 1 1 8em;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    gap: ${vars.space[4]};
    list-style: none;
  }
  > [data-at='state'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[10]};
    color: ${vars.color.textSubtle};
    text-align: center;
  }
`)

/** One pin: a picture that is pressed to select it, with its title. */
export const PinTileRoot = styled.button(css`
  position: relative;
  display: grid;
  gap: ${vars.space[2]};
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius[20]};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusStyles}
  [data-at='picture'] {
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: 3 / 4;
    border-radius: ${vars.radius[20]};
    background: ${vars.color.sunken};
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[24]};
  }
  img {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    object-fit: cover;
  }
  [data-at='title'] {
    overflow: hidden;
    padding-inline: ${vars.space[1]};
    font-size: ${vars.type[14]};
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-at='mark'] {
    position: absolute;
    inset-block-start: ${vars.space[2]};
    inset-inline-end: ${vars.space[2]};
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 2px solid ${vars.color.raised};
    border-radius: 50%;
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    font-size: ${vars.type[14]};
  }
  &[aria-pressed='true'] [data-at='picture'] {
    outline: 3px solid ${vars.color.accent};
    outline-offset: -3px;
  }
  /* On its way: still there, and not to be chosen again. */
  &[aria-disabled] {
    cursor: progress;
    [data-at='picture'] {
      opacity: 0.5;
    }
    [data-at='mark'] {
      background: ${vars.color.raised};
      color: ${vars.color.text};
    }
  }
  @media (forced-colors: active) {
    [data-at='picture'] {
      border: 1px solid;
    }
    &[aria-pressed='true'] [data-at='picture'] {
      outline-color: Highlight;
    }
    [data-at='mark'] {
      border-color: CanvasText;
    }
  }
`)

/** The places to move to, in the panel of 'Move to'. */
export const PlacesRoot = styled.div(css`
  display: grid;
  gap: ${vars.space[2]};
  h3 {
    padding: ${vars.space[2]} ${vars.space[3]} 0;
    color: ${vars.color.textSubtle};
    font-size: ${vars.type[14]};
    font-weight: 550;
  }
  ul {
    list-style: none;
  }
  li > button {
    inline-size: 100%;
    padding: ${vars.space[3]};
    border: 0;
    border-radius: ${vars.radius[16]};
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 550;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${focusStyles}
    &:hover {
      background: ${vars.color.sunken};
    }
  }
`)
