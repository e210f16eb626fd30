/** The layout of a contact sheet: the size of a tile's page in px, its scale, and the number of tiles in a row. */
export const grid = { width: 760, height: 680, scale: 0.45, columns: 5 } as const

/** The style of a sheet in Storybook and in the visual tests. `--width` is the width of a tile's page in px. */
export const gridStyle = `
  .sheet {
    --width: ${grid.width}; --scale: ${grid.scale}; display: grid; gap: 16px;
    grid-template-columns: repeat(auto-fill, calc(var(--width) * var(--scale) * 1px));
  }
  .sheet figure { margin: 0; }
  .sheet figure > div { overflow: hidden; block-size: calc(${grid.height}px * var(--scale)); outline: 1px solid GrayText; }
  .sheet iframe {
    border: 0; inline-size: calc(var(--width) * 1px); block-size: ${grid.height}px;
    transform: scale(var(--scale)); transform-origin: 0 0;
  }
  .sheet figcaption { padding-block: 6px; font-size: 12px; line-height: 16px; overflow-wrap: anywhere; }
`
