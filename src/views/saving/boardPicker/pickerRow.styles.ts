import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** Height of a row in rem: a picture of 48 px and its padding. */
export const ROW_HEIGHT = 4
const rowHeight = `${ROW_HEIGHT}rem`

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
  padding: ${vars.space[2]};
  border-radius: ${vars.radius[16]};
  cursor: pointer;
  &:hover {
    background: ${vars.color.sunken};
  }
  > [data-ui='icon'] {
    color: ${vars.color.textSubtle};
  }
  /* A long name is truncated at its own end, and aligned with the page. */
  > bdi {
    flex: 1;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    min-inline-size: 0;
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** The picture of a row. The background replaces one that is missing or does not load. E16. */
export const pickerCover = css`
  flex: none;
  display: block;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${vars.radius[10]};
  object-fit: cover;
  background: ${vars.color.sunkenHover};
  overflow: hidden;
  pointer-events: none;
`
