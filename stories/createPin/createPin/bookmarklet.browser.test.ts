import { afterEach, expect, it } from 'vitest'
import { bookmarklet } from '../../../example/src/bookmarklet.ts'

const picture = (size: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  return canvas.toDataURL()
}

const frames: HTMLIFrameElement[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove()
})

/** The page's elements, even if its markup hides the document's methods. */
const elementsOf = <Found extends Element>(page: Window, selector: string): NodeListOf<Found> =>
  Document.prototype.querySelectorAll.call(page.document, selector) as NodeListOf<Found>

/** A page of the markup, after its script has run. Pictures of `https:` are made up: nothing is loaded. */
async function pageOf(markup: string, script = '', type = 'text/html') {
  const frame = document.createElement('iframe')
  frames.push(frame)
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  if (type === 'text/html') frame.srcdoc = markup
  else frame.src = URL.createObjectURL(new Blob([markup], { type }))
  document.body.append(frame)
  await loaded
  // SAFETY: a frame that has loaded has a window, and each window has its own globals.
  const page = frame.contentWindow as Window & typeof globalThis
  for (const image of elementsOf<HTMLImageElement>(page, 'img[data-size]'))
    for (const name of ['naturalWidth', 'naturalHeight'])
      Object.defineProperty(image, name, { value: Number(image.dataset['size']) })
  page.eval(script)
  return page
}

/** Runs the bookmark in the page. Returns the opened address or what was said, heard in the empty frame that it takes functions from. */
function run(page: Window & typeof globalThis, isBlocked = false) {
  const heard: string[] = []
  const fresh = {
    String,
    encodeURIComponent,
    open: (address: string) => (heard.push(address), isBlocked ? null : {}),
    alert: (text: string) => heard.push(text),
  }
  Object.defineProperty(page.HTMLIFrameElement.prototype, 'contentWindow', { get: () => fresh })
  const code = decodeURIComponent(bookmarklet('https://pinwall.example').replace(/^javascript:/, ''))
  page.eval(code)
  expect(elementsOf(page, 'iframe')).toHaveLength(0)
  return heard
}

const mediaOf = ([address = '']: readonly string[]) => new URL(address).searchParams.get('media')

it.each([
  ['a page like ours', '', ''],
  ['a larger data: picture', `<img data-size="99" src="${picture(9)}">`, ''],
  [
    'a larger blob: picture',
    '',
    "document.querySelector('img').before(Object.assign(new Image(), { src: URL.createObjectURL(new Blob([])) }))",
  ],
  ['a form named images', '<form name="images"></form><form name="querySelectorAll"></form>', ''],
  [
    'forms named after what a script needs',
    '<form name="getElementsByTagName"></form><form name="createElementNS"></form><img name="title">',
    '',
  ],
  ['an open of its own', '', 'window.open = () => {}; window.encodeURIComponent = () => "x"'],
  [
    'old arrays',
    '',
    'delete Array.prototype.toSorted; delete Array.prototype.at; Array.prototype[Symbol.iterator] = null; Array.from = null; window.URLSearchParams = null',
  ],
])('P10 the largest http picture of %s is taken', async (_, markup, script) => {
  const page = await pageOf(
    `<title>Shelf</title><img data-size="5" src="https://a.example/small.png"><img data-size="9" src="https://a.example/big.png">${markup}`,
    script,
  )
  const heard = run(page)
  expect(mediaOf(heard)).toBe('https://a.example/big.png')
  expect(new URL(heard[0] ?? '').searchParams.get('title')).toBe('Shelf')
})

it.each([
  ['without pictures', '<p>Words</p>', 'text/html'],
  ['of SVG', '<svg xmlns="http://www.w3.org/2000/svg"><title>Shelf</title></svg>', 'image/svg+xml'],
  ['of XML without a body', '<a/>', 'application/xml'],
])('P10 a page %s is saved without one', async (_, markup, type) => {
  const heard = run(await pageOf(markup, '', type))
  expect([heard.length, mediaOf(heard)]).toEqual([1, null])
})

it('P10 a long title is cut, and half an emoji in it does no harm', async () => {
  const long = new URL(run(await pageOf(`<title>${'a'.repeat(100_000)}</title>`))[0] ?? '')
  expect(long.searchParams.get('title')).toHaveLength(500)
  const broken = run(await pageOf(`<title>${'a'.repeat(499)}\u{1f600}</title>`))
  expect(broken).toHaveLength(1)
})

it('P10 a blocked window is said', async () =>
  expect(run(await pageOf('<p>Words</p>'), true)[1]).toMatch(/Allow pop-ups/))

it('P10 is short enough for a bookmark, and has no syntax of newer browsers', () => {
  const code = bookmarklet('https://pinwall.example')
  expect(code.length).toBeLessThan(4000)
  expect(decodeURIComponent(code)).not.toMatch(/=>|\b(?:const|let)\b|`|\?\.|\?\?|\[\.\.\./)
})
