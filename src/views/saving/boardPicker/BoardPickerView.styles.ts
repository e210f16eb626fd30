import { styled } from 'styled-components'
import { vars } from '../../../theme/vars.ts'
import { buttonStyles } from '../../../ui/actions/Button.styles.ts'
import { noticeStyles } from '../../../ui/feedback/Notice.styles.ts'
import { sheet } from '../../../ui/layout/sheet.ts'
import { skeletonStyles } from '../../../ui/feedback/Skeleton.styles.ts'
import { surfaceStyles } from '../../../ui/layout/surface.ts'
import { fieldStyles } from '../../../ui/fields/TextField.styles.ts'

/** Height of a row in rem: a picture of 48 px and the room around it. */
export const ROW_HEIGHT = 4
const rowHeight = `${ROW_HEIGHT}rem`

/** The root of `BoardPickerView`. It takes the height it is given; its list scrolls, the rest stays. */
export const BoardPickerRoot = styled.div(sheet`
  ${surfaceStyles}
  ${buttonStyles}
  ${fieldStyles}
  ${noticeStyles}
  ${skeletonStyles}
  display: flex;
  flex-direction: column;
  gap: ${vars.space[3]};
  min-block-size: 0;
  min-inline-size: 0;
  /* What is heard and not seen stands in here, not on the page. */
  position: relative;
  text-align: start;
  > * { flex: none; }
  [data-at='mine'] { color: ${vars.color.danger}; border-color: currentColor; font-weight: 500; }
  [data-at='search'] {
    > [data-ui='icon'] { position: absolute; inset-block: 0; inset-inline-start: 14px; margin-block: auto; color: ${vars.color.textSubtle}; pointer-events: none; }
    /* What is typed runs its own way; the room around it is the page's. */
    > input[id] { padding-inline-start: 44px; unicode-bidi: plaintext; }
  }
  [role='listbox'] {
    position: relative;
    flex: 0 1 auto;
    min-block-size: 4.5rem;
    max-block-size: min(70vh, 30rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    contain: content;
    /* Not see-through, so that the rows are one layer that scrolls by itself: else each moved highlight splits them into layers anew. */
    background: var(--tb-surface, ${vars.color.ground});
    &:focus-visible { outline-offset: -3px; }
  }
  [data-at='heading'] { padding: ${vars.space[2]}; font-size: ${vars.type[14]}; font-weight: 600; line-height: 1.25; color: ${vars.color.textSubtle}; }
  /* By a name of their own: the group around them changes its role with the first letter, and would style each row's parts anew. */
  [data-at='board'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    block-size: ${rowHeight};
    padding: ${vars.space[2]};
    border-radius: ${vars.radius[16]};
    cursor: pointer;
    &:hover { background: ${vars.color.sunken}; }
    &[aria-selected='true'] { background: ${vars.color.sunken}; outline: 2px solid ${vars.color.focus}; outline-offset: -2px; }
    > [data-ui='icon'] { color: ${vars.color.textSubtle}; }
    /* The quiet ground holds the place of a picture that is missing or does not load; the row is what is pressed, and no picture is dragged. E16. */
    > img, > [data-at='cover'] {
      flex: none;
      display: block;
      inline-size: 3rem;
      block-size: 3rem;
      border-radius: ${vars.radius[8]};
      object-fit: cover;
      background: ${vars.color.sunkenHover};
      pointer-events: none;
    }
    /* A long name is cut at its own end, and stands where the page's lines begin. */
    > bdi { flex: 1; text-align: -webkit-match-parent; text-align: match-parent; min-inline-size: 0; font-weight: 500; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
  /* Only drawn: that a board is there to save to is said by the dialog. */
  [data-at='board']:is(:hover, [aria-selected='true'])::after {
    content: var(--tb-save) / '';
    flex: none;
    padding: ${vars.space[1]} ${vars.space[3]};
    border-radius: ${vars.radius[24]};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    font-size: ${vars.type[14]};
    font-weight: 600;
  }
  [data-at='none'] { padding: ${vars.space[4]} ${vars.space[2]}; color: ${vars.color.textSubtle}; text-align: center; }
  [data-at='names'] { display: flex; flex-wrap: wrap; align-items: center; gap: ${vars.space[2]}; > :first-child { flex: 1 0 100%; font-size: ${vars.type[14]}; color: ${vars.color.textSubtle}; } > button > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } > button { max-inline-size: 100%; } }
  @media (forced-colors: active) {
    [data-at='board'][aria-selected='true'] { outline-color: Highlight; }
    [data-at='board'] > :is(img, [data-at='cover']) { border: 1px solid; }
  }
`)
