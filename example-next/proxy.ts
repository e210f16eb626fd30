import { NextResponse, type NextRequest } from 'next/server'
import { apiUrl } from './app/api'

const isDevelopment = process.env.NODE_ENV === 'development'

/** What a page may load, and who may frame it. */
const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    // React evaluates code in development alone, to show where an error comes from.
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // 'self' is for the stylesheets of the app, such as app/globals.css; the nonce is for those of Tackboard.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    `connect-src 'self' ${apiUrl}`,
    // `default-src` covers none of these. No other site may frame a page with a password field.
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** Gives each page a nonce. Next reads it from the policy for its scripts, the layout from `x-nonce` for the styles. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID()
  const policy = contentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = { matcher: '/((?!_next/static|_next/image|favicon.ico).*)' }
