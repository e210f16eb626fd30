/** The host of a link as the browser parses it, without 'www.'. Null for anything but http(s). */
export function hostOf(link: string | null | undefined): string | null {
  if (!link) return null
  try {
    const { protocol, host } = new URL(link)
    return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null
  } catch {
    return null
  }
}

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Black or white text, whichever has more contrast on `#rgb` or `#rrggbb`; always at least 4.5:1. WCAG 1.4.3. */
export function textColorOn(color: string): '#000000' | '#ffffff' {
  const digits = color.slice(1)
  const sixDigits = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    channel(Number.parseInt(sixDigits.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff'
}
