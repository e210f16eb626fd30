import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { StyleCache } from 'tackboard/theme'
import { App } from './App'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { pageAt } from './pages'
import { loadWords } from './words'

/** Renders a page in the user's language. `template` is the built index.html. */
export async function render(request: Request, template: string): Promise<Response> {
  const languages = request.headers.get('accept-language') ?? 'en'
  const words = await loadWords(languages.split(',').map((language) => language.replace(/;.*/, '').trim()))
  const nonce = crypto.randomUUID()
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const address = new URL(request.url)
    const { isBrowserOnly } = pageAt(address)
    const page = (
      <StyleCache>
        <App address={address} words={words} />
      </StyleCache>
    )
    const app = isBrowserOnly ? '' : renderToString(sheet.collectStyles(page))
    const html = template
      .replaceAll('CSP_NONCE', nonce)
      .replace('lang="en"', `lang="${words.locale}"`)
      .replace('<!--styles-->', () => sheet.getStyleTags())
      .replace('<!--app-->', () => app)
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(nonce),
      },
    })
  } finally {
    sheet.seal()
  }
}
