/** The layout of a contact sheet: the width of a tile's page in px, its scale, and the number of tiles in a row. */
export const grid = { width: 760, scale: 0.45, columns: 5 } as const

/** The heights that a tile's page may have, in px. A story's own window is 800 px high. */
export const heights = { least: 800, most: 1600 } as const

/** The style of a sheet in Storybook and in the visual tests. `--width` and `--height` are the size of a tile's page in px. */
export const gridStyle = `
  .sheet {
    --width: ${grid.width}; --height: ${heights.least}; --scale: ${grid.scale}; display: grid; gap: 16px;
    grid-template-columns: repeat(auto-fill, calc(var(--width) * var(--scale) * 1px));
  }
  .sheet figure { margin: 0; }
  .sheet figure > div { overflow: hidden; block-size: calc(var(--height) * var(--scale) * 1px); outline: 1px solid GrayText; }
  .sheet iframe {
    border: 0; inline-size: calc(var(--width) * 1px); block-size: calc(var(--height) * 1px);
    transform: scale(var(--scale)); transform-origin: 0 0;
  }
  .sheet figcaption { padding-block: 6px; font-size: 12px; line-height: 16px; overflow-wrap: anywhere; }
`
