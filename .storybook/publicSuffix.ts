/**
 * Replaces `tldts`, which adds a list of all public suffixes (137 kB gzipped) for the cookie jar of the mock network. The mocks use made-up
 * hosts, whose registrable domain is their last two labels.
 */
export const getDomain = (host: string): string | null => {
  const labels = host.split('.').filter(Boolean)
  return labels.length < 2 ? null : labels.slice(-2).join('.')
}
