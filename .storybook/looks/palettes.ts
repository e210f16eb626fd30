/** The system colors in Chromium's emulation of forced colors. */
export const palettes = {
  light: {
    Canvas: 'rgb(255 255 255)',
    CanvasText: 'rgb(0 0 0)',
    LinkText: 'rgb(0 0 159)',
    VisitedText: 'rgb(0 0 159)',
    ActiveText: 'rgb(0 0 159)',
    ButtonFace: 'rgb(255 255 255)',
    ButtonText: 'rgb(0 0 0)',
    ButtonBorder: 'rgb(0 0 0)',
    Field: 'rgb(255 255 255)',
    FieldText: 'rgb(0 0 0)',
    Highlight: 'rgb(5 0 73 / 0.8)',
    HighlightText: 'rgb(255 255 255)',
    GrayText: 'rgb(96 0 0)',
  },
  dark: {
    Canvas: 'rgb(0 0 0)',
    CanvasText: 'rgb(255 255 255)',
    LinkText: 'rgb(255 255 0)',
    VisitedText: 'rgb(255 255 0)',
    ActiveText: 'rgb(255 255 0)',
    ButtonFace: 'rgb(0 0 0)',
    ButtonText: 'rgb(255 255 255)',
    ButtonBorder: 'rgb(255 255 255)',
    Field: 'rgb(0 0 0)',
    FieldText: 'rgb(255 255 255)',
    Highlight: 'rgb(0 230 255 / 0.8)',
    HighlightText: 'rgb(0 0 0)',
    GrayText: 'rgb(63 242 63)',
  },
} as const

export type PaletteName = keyof typeof palettes
export type Palette = (typeof palettes)[PaletteName]

const names = new RegExp(String.raw`(?<![-\w])(?:${Object.keys(palettes.light).join('|')})(?![-\w])`, 'gi')
const byLowerCase = (palette: Palette) =>
  new Map(Object.entries(palette).map(([name, value]) => [name.toLowerCase(), value]))

export const hasSystemColor = (value: string): boolean => value.search(names) >= 0

/** A value with the palette's colors in place of the system's. */
export function inPalette(value: string, palette: Palette): string {
  const colors = byLowerCase(palette)
  return value.replaceAll(names, (name) => colors.get(name.toLowerCase()) ?? name)
}
