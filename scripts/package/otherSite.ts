import { http, HttpResponse, type HttpHandler } from 'msw'

/** The app's server answers at this name, too, where it is another site to a browser. */
const host = 'localhost'
const pixel = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')

/** A page of another site. */
export const pondsOf = (app: string): string => {
  const { port } = new URL(app)
  return `http://${host}:${port}/ponds`
}

/** Its picture, which it loads from the app's own address: the app's policy allows others only over HTTPS. */
export const pondOf = (app: string): string => new URL('/pond.gif', app).href

/** Answers for that page and its picture. */
export const otherSite: readonly HttpHandler[] = [
  http.get('*/ponds', ({ request }) => {
    const { hostname, port } = new URL(request.url)
    if (hostname !== host) return undefined
    const picture = pondOf(`http://127.0.0.1:${port}`)
    return HttpResponse.html(`<!doctype html><title>Three ponds</title><h1>Ponds</h1><img src="${picture}">`)
  }),
  http.get('*/pond.gif', () =>
    HttpResponse.arrayBuffer(pixel.buffer, { headers: { 'content-type': 'image/gif' } }),
  ),
]
