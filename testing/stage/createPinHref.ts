import { pageImages } from '../../mocks/fixtures/pageImages.ts'

/** The address that a bookmarklet opens. */
export const createPinHref = (query: Readonly<Record<string, string>>) =>
  `https://tackboard.example/pin/create/bookmarklet/?${new URLSearchParams(query).toString()}`

/** A page with a picture, as a bookmarklet sends it. */
export const withPicture = {
  url: 'https://wren.example/walks/ridge',
  media: pageImages[0]?.url ?? '',
  description: 'The ridge before the rain came in',
  color: '#b98a7a',
  guid: 'g-1',
}
