import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { focusStyles } from '../../ui/layout/base.styles.ts'
import { Surface } from '../../ui/layout/Surface.ts'
import { wordBreaks } from '../../ui/layout/words.styles.ts'
import { sheetTitle } from '../../ui/layout/title.styles.ts'

const columns = 'repeat(auto-fill, minmax(min(160px, 45%), 1fr))'

/** The root of `MovePinsView`. */
export const MovePinsRoot = styled(Surface).attrs({ as: 'section' })(css`
  ${wordBreaks}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[3]};
    min-block-size: ${vars.size.controlSmall};
    h2 {
      ${sheetTitle}
    }
    p {
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
    }
    > button {
      flex: none;
      @media not (forced-colors: active) {
        margin-inline-end: calc(-1 * ${vars.space[3]});
        /* Its words end where the pins do. */
        &[data-ui] {
          padding-inline: ${vars.space[3]};
        }
      }
    }
  }
  > ul {
    display: grid;
    grid-template-columns: ${columns};
    gap: ${vars.space[4]};
    list-style: none;
    > li {
      position: relative;
    }
  }
  > [data-ui='skeleton'] {
    grid-template-columns: ${columns};
    gap: ${vars.space[4]};
  }
  > [data-at='state'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[10]};
    text-align: center;
  }
  /* Its button is beside its sentence. */
  > [data-shown] {
    max-inline-size: ${vars.size.dialog};
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
  /* The ring is as round as the picture, and keeps clear of the title. */
  border-radius: ${vars.radius[20]} ${vars.radius[20]} ${vars.radius[10]} ${vars.radius[10]};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  /* What is focused is not below the bar. */
  scroll-margin-block-end: 128px;
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
    display: block;
    /* Truncated at its own end, and aligned with the page. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    padding-inline: ${vars.space[1]};
    padding-block-end: ${vars.space[1]};
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
  &[draggable] {
    user-select: none;
    /* The tile is dragged, not its picture. */
    img {
      pointer-events: none;
    }
  }
  &[data-taken] [data-at='picture'] {
    opacity: 0.4;
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
