import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** Height of a row in rem: a picture of 48 px and its padding. */
export const ROW_HEIGHT = 4
const rowHeight = `${ROW_HEIGHT}rem`

/** At the end of what scrolls: fades out the row that is cut, so that one sees that there is more. */
export const scrollCue = css`
  scroll-padding-block-end: 28px;
  &::after {
    content: '';
    position: sticky;
    inset-block-end: 0;
    display: block;
    block-size: ${vars.space[5]};
    background: linear-gradient(transparent, var(--tb-surface, ${vars.color.ground}));
    pointer-events: none;
    @media (forced-colors: active) {
      --tb-surface: Canvas;
      forced-color-adjust: none;
    }
  }
`

/** The heading over boards or sections: nearer to what it is about than to what came before. */
export const pickerHeading = css`
  padding: ${vars.space[6]} ${vars.space[2]} ${vars.space[2]};
  color: ${vars.color.textSubtle};
  font-size: ${vars.type[14]};
  font-weight: 600;
  line-height: 1.25;
`

/** A board or a section to choose: its picture and its name. */
export const pickerRow = css`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  block-size: ${rowHeight};
  /* A change in one row does not lay out or paint the others. */
  contain: layout;
  padding: ${vars.space[2]};
  border-radius: ${vars.radius[16]};
  outline-offset: -2px;
  cursor: pointer;
  &:is(:hover, [aria-busy]) {
    background: ${vars.color.sunken};
  }
  > * {
    flex: none;
  }
  > [data-ui='icon'],
  > [data-at='on'] {
    color: ${vars.color.textSubtle};
  }
  /* The picture. The background replaces one that is missing or does not load. */
  > img,
  > [data-at='cover'] {
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: ${vars.radius[10]};
    object-fit: cover;
    background: ${vars.color.sunken};
    color: ${vars.color.textSubtle};
    pointer-events: none;
  }
  /* A light picture has an edge, too. */
  > img {
    outline: 1px solid color-mix(in srgb, ${vars.color.text} 10%, transparent);
    outline-offset: -1px;
  }
  &:is(:hover, [data-active]) > [data-at='cover'] {
    border: 1px solid ${vars.color.divider};
    background: ${vars.color.raised};
  }
  > [data-at='text'] {
    flex: 1;
    display: grid;
    gap: 2px;
    min-inline-size: 0;
    line-height: 1.25;
    /* A long name is truncated at its own end, and aligned with the page. */
    > bdi,
    > small {
      text-align: -webkit-match-parent;
      text-align: match-parent;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > bdi {
      font-weight: 500;
    }
    > small {
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
    }
  }
  > [data-at='save'] {
    display: grid;
    place-items: center;
    > span {
      grid-area: 1 / 1;
    }
    padding: ${vars.space[1]} ${vars.space[3]};
    border-radius: ${vars.radius[24]};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    font-size: ${vars.type[14]};
    font-weight: 600;
  }
  &:not(:hover, [data-active], [aria-busy]) > [data-at='save'] {
    display: none;
  }
  /* The pill keeps its width. */
  &[aria-busy] > [data-at='save'] > span:first-child {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    &:is([data-active], [aria-busy]) {
      outline: 2px solid Highlight;
    }
    > :is(img, [data-at='cover'], [data-at='save']) {
      border: 1px solid;
    }
  }
`
