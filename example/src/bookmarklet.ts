const sentences = {
  blocked: 'Your browser blocked the window. Allow pop-ups for this page, and try again.',
  failed: 'This page cannot be saved.',
}

/**
 * The address of the bookmark that saves the page one is on: it opens the app's window, with the page's address and its largest picture.
 * Put it into a link that people drag to their bookmarks bar. Translate the sentences: they are shown in the other page.
 */
export const bookmarklet = (origin: string, say = sentences) =>
  `javascript:void(${encodeURIComponent(`(${save.toString()})(${JSON.stringify(origin)},${JSON.stringify(say)})`)})`

/**
 * Runs in the other page, so it can use nothing but what is in it, and trusts little of that. Functions that the page may have replaced come
 * from an empty frame, and the document's from its prototype, because a form named "images" hides `document.images`. The syntax and the
 * methods are those of old browsers.
 */
/* oxlint-disable no-var, no-unused-vars -- `catch` without a name is newer, as is all else that this avoids: for old browsers */
function save(origin: string, say: { blocked: string; failed: string }) {
  var frame: HTMLIFrameElement | null = null
  var own: Window & typeof globalThis = window
  var media = ''
  var title = ''
  // A picture that has not loaded yet is better than none.
  var most = -1
  try {
    frame = Document.prototype.createElementNS.call(
      document,
      'http://www.w3.org/1999/xhtml',
      'iframe',
    ) as HTMLIFrameElement
    Node.prototype.appendChild.call(document.documentElement, frame)
    own = (frame.contentWindow as typeof own | null) || window
  } catch (_) {
    // Without a frame, the page's own functions have to do.
  }
  try {
    var images = Document.prototype.getElementsByTagName.call(document, 'img')
    for (var i = 0; i < images.length; i += 1) {
      var image = images[i] as HTMLImageElement
      var address = image.currentSrc || image.src
      var area = image.naturalWidth * image.naturalHeight
      if (area > most && own.String(address).indexOf('http') === 0) {
        most = area
        media = address
      }
    }
    try {
      // A picture named "title" hides the title of the document. Half an emoji cannot be encoded.
      var heading = Document.prototype.getElementsByTagName.call(document, 'title')[0]
      title = own.encodeURIComponent(((heading && heading.textContent) || '').slice(0, 500))
    } catch (_) {
      title = ''
    }
    var opened = own.open.call(
      window,
      origin +
        '/pin/create/bookmarklet/?url=' +
        own.encodeURIComponent(location.href) +
        '&title=' +
        title +
        (media && '&media=' + own.encodeURIComponent(media)),
      'pinwall',
      'width=750,height=750',
    )
    if (!opened) own.alert.call(window, say.blocked)
  } catch (_) {
    own.alert.call(window, say.failed)
  }
  if (frame && frame.parentNode) frame.parentNode.removeChild(frame)
}
