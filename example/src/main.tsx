import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { pageAt } from './pages'
import { loadWords } from './words'
import './theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

const { lang } = document.documentElement
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const { Page } = pageAt(new URL(location.href))
const page = (
  <StrictMode>
    <StyleSheetManager nonce={nonce}>
      <Page {...await loadWords([lang])} />
    </StyleSheetManager>
  </StrictMode>
)

if (root.firstElementChild) hydrateRoot(root, page)
else createRoot(root).render(page)
