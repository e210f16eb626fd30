/**
 * The address of the bookmark that saves the page one is on: it opens the app's window, with the page's address and its largest picture.
 * Put it into a link that people drag to their bookmarks bar.
 */
export const bookmarklet = (origin: string) =>
  `javascript:void(${encodeURIComponent(`(${save.toString()})(${JSON.stringify(origin)})`)})`

/** Runs in the other page, so it can use nothing but what is in it. */
function save(origin: string) {
  const area = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth * naturalHeight
  const [largest] = [...document.images].toSorted((a, b) => area(b) - area(a))
  const query = new URLSearchParams({ url: location.href, description: document.title })
  if (largest?.currentSrc.startsWith('http')) query.set('media', largest.currentSrc)
  open(`${origin}/pin/create/bookmarklet/?${query}`, 'pinwall', 'width=750,height=750')
}
