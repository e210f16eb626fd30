/** The headers for a page on another origin. Cookies require the exact origin instead of `*`. */
export function corsHeaders(request: Request, origins: readonly string[]): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin')
  const isAllowed = origin !== null && (origins.length === 0 || origins.includes(origin))
  if (!isAllowed) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers':
      request.headers.get('access-control-request-headers') ?? 'content-type, x-tackboard-worker',
    'access-control-max-age': '600',
  }
}

/** Whether the browser sent this as a preflight before the actual request. */
export const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.has('access-control-request-method')
