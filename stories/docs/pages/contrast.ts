/** The colors of a token in light and dark mode: `light-dark(a, b)`, or one for both. */
export function pairOf(token: string) {
  const [, light, dark] = /^light-dark\((.+?), (#.+|rgb\(.+\))\)$/.exec(token) ?? []
  return { light: light ?? token, dark: dark ?? token }
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The WCAG 2 contrast of two `#rrggbb` colors, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
