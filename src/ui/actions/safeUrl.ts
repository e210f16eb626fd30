const isHttp = (url: string): boolean => {
  // A path of our own or a plain address, as nearly all are: nothing to parse.
  if (/^(?:\/|https?:\/\/)\w/.test(url)) return true
  try {
    // The browser's own parser decides: it drops tabs, line breaks and leading controls before it reads the scheme.
    return /^https?:$/.test(new URL(url, 'https://relative.invalid').protocol)
  } catch {
    return false
  }
}

/** The address when it is http(s) or relative; otherwise undefined, so that no `href` is rendered. */
export const safeHref = (url: string | undefined): string | undefined =>
  url && isHttp(url) ? url : undefined

/** The address when an image may be shown from it: http(s), relative, or a data URL of a bitmap (SVG can carry script). */
export const safeImage = (url: string | undefined): string | undefined =>
  url && (isHttp(url) || /^data:image\/(png|jpeg|webp|gif)[;,]/i.test(url)) ? url : undefined
