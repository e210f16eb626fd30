import { http, HttpResponse, type HttpHandler } from 'msw'
import { faces } from '../fixtures/faces.ts'
import { pictures, type PictureRow } from '../fixtures/pictures.ts'

const rows: readonly PictureRow[] = Object.values(pictures)

/** A placeholder picture with the right size and colour: a sun over a hill. */
const draw = ({ width, height, dominantColor }: PictureRow) =>
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
