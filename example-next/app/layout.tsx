import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { directionOf, negotiateLocale } from 'tackboard/messages'
import { StyleNonce } from 'tackboard/theme'
import { apiUrl } from './api'
import { Provider } from './Provider'
import { readSession } from './session'
import { Styles } from './Styles'
import './globals.css'

export const metadata: Metadata = { title: 'Herbarium' }

/** Each page is made for one visitor: it has their nonce and language. With `cacheComponents`, Next wants to be told. */
export const instant = false

/** Every page: its nonce, language, member and API. The provider is a client component with plain data as props. */
export default async function Layout({ children }: { children: ReactNode }) {
  const requested = await headers()
  const nonce = requested.get('x-nonce')
  const languages = (requested.get('accept-language') ?? 'en').split(',')
  const locale = negotiateLocale(languages.map((language) => language.replace(/;.*/, '').trim()))
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <StyleNonce nonce={nonce} />
      </head>
      <body>
        <Styles nonce={nonce}>
          <Provider
            api={{ baseUrl: apiUrl }}
            productName="Herbarium"
            locale={locale}
            session={readSession(await cookies())}
          >
            {children}
          </Provider>
        </Styles>
      </body>
    </html>
  )
}
