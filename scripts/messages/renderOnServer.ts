/**
 * `node --conditions react-server renderOnServer.ts <module> <locale>`: renders a server component that passes a locale from the built
 * messages entry point to a client component, and prints the stream that a browser would receive.
 */
import { createElement } from 'react'
import { registerClientReference, renderToPipeableStream } from 'react-server-dom-webpack/server'
import type * as messagesEntry from '../../src/messages.ts'

const [entry = '', requested = 'en'] = process.argv.slice(2)
// SAFETY: the caller passes the built messages entry point, or a module with the same exports.
const { loadMessages, negotiateLocale } = (await import(entry)) as typeof messagesEntry

const id = 'provider'
const name = 'TackboardProvider'
const Provider = registerClientReference<{ locale: string; messages: object }>(() => null, id, name)

async function Layout() {
  const locale = negotiateLocale(requested)
  return createElement(Provider, { locale, messages: await loadMessages(locale) })
}

renderToPipeableStream(
  createElement(Layout),
  { [`${id}#${name}`]: { id, name, chunks: [] } },
  {
    onError: (error) => {
      console.error(error)
      process.exitCode = 1
    },
  },
).pipe(process.stdout)
