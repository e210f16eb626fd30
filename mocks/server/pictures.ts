import { http, HttpResponse, type HttpHandler } from 'msw'
import { faces } from '../fixtures/faces.ts'
import { pageImages } from '../fixtures/pageImages.ts'
import { pictures, type PictureRow } from '../fixtures/pictures.ts'

/** Where this server has the images of the external page: no site does. */
const ownPath = (url: string) => `/pins/${url.slice(url.lastIndexOf('/') + 1)}`

const all: readonly PictureRow[] = Object.values(pictures)
const rows: readonly Pick<PictureRow, 'url' | 'width' | 'height' | 'dominantColor'>[] = [
  ...all,
  ...pageImages.map(({ url, width, height }) => {
    const path = ownPath(url)
    const drawn = all.find((row) => row.url === path.replace('.jpg', '.svg'))
    return { url: path, width, height, dominantColor: drawn?.dominantColor ?? '#4f7f8c' }
  }),
]

/** A placeholder picture with the right size and color: a sun over a hill. */
const draw = ({ width, height, dominantColor }: Omit<PictureRow, 'url' | 'title'>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path fill="${dominantColor}" d="M0 0h${width}v${height}H0z"/>
<circle cx="${width * 0.7}" cy="${height * 0.3}" r="${width * 0.14}" fill="#fff" fill-opacity=".55"/>
<path fill-opacity=".22" d="M0 ${height}V${height * 0.75}Q${width * 0.4} ${height * 0.45} ${width} ${height * 0.8}V${height}z"/>
</svg>`

/** A placeholder face: a head and shoulders. */
const face = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
<path fill="#d9925b" d="M0 0h96v96H0z"/>
<path fill="#fff" fill-opacity=".7" d="M48 18a18 18 0 010 36 18 18 0 010-36M12 96q0-34 36-34t36 34z"/>
</svg>`

const asPicture = (svg: string) => HttpResponse.text(svg, { headers: { 'content-type': 'image/svg+xml' } })

/** The pictures named in the tables, so that an app needs no files for them. A proxy must pass on `/pins/` and `/people/`. */
export const pictureHandlers: readonly HttpHandler[] = [
  http.get('*/pins/:name', ({ request }) => {
    const row = rows.find(({ url }) => url === new URL(request.url).pathname)
    return row && asPicture(draw(row))
  }),
  http.get('*/people/:name', ({ request }) =>
    faces.includes(new URL(request.url).pathname) ? asPicture(face) : undefined,
  ),
]

/** An answer that names images of the external page: they are at the address that the request was sent to, where a browser can load them. */
export async function withOwnImages({ url }: Request, response: Response): Promise<Response> {
  if (response.type === 'error') return response
  const body = await response.text()
  const own = pageImages.reduce(
    (text, image) => text.replaceAll(image.url, new URL(ownPath(image.url), url).href),
    body,
  )
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(own, { status: response.status, headers })
}
