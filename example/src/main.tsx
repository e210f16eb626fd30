import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { App } from './App'
import { loadWords } from './words'
import './theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

const { lang } = document.documentElement
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
// The page's language comes first, because the server has chosen it.
const words = await loadWords([lang, ...navigator.languages])
const app = (
  <StrictMode>
    <StyleSheetManager nonce={nonce}>
      <App address={new URL(location.href)} words={words} />
    </StyleSheetManager>
  </StrictMode>
)

if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
