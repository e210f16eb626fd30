/** Where the layout changes: narrow is below `medium`, and wide is above `wide`. */
export const breakpoints = { medium: '870px', wide: '1275px' }

/** Widths of the page's columns. */
export const widths = { narrow: '672px', medium: '992px', wide: '1176px', wideForm: '740px' }

/** The padding that centres a column of this width, its edges included. The background behind it still fills the window. */
export const centred = (width: string, edge: string) => `max(${edge}, calc((100% - ${width}) / 2 + ${edge}))`
