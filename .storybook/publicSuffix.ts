/**
 * In the place of `tldts`, which brings the list of all public suffixes (137 kB gzipped) for the cookie jar of the mock network. Its cookies are
 * of made-up hosts, whose last two labels are the registrable domain.
 */
export const getDomain = (host: string): string | null => {
  const labels = host.split('.').filter(Boolean)
  return labels.length < 2 ? null : labels.slice(-2).join('.')
}
