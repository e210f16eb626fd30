import { chromium } from 'playwright'
import { launchOptions } from './browser.ts'
import { serveUnder } from './storybook/serve.ts'
const site = await serveUnder('storybook-static', '/x/')
const b = await chromium.launch(await launchOptions())
const p = await b.newPage({ viewport: { width: 320, height: 800 } })
await p.goto(`${site.url}iframe.html?id=auth-social-sign-up--consents&viewMode=story`)
await p.waitForSelector('[data-at=foot]', { timeout: 60000 })
await p.waitForTimeout(1500)
console.log(await p.evaluate(() => { const f = document.querySelector('[data-at=foot]')!; const s = getComputedStyle(f); const r = f.getBoundingClientRect(); const out: any[] = [r.top, r.bottom, s.paddingBlock, s.insetBlockEnd, s.marginBlockEnd, s.position]; for (let e: Element | null = f; e; e = e.parentElement) { const q = e.getBoundingClientRect(); const c = getComputedStyle(e); out.push(`${e.tagName}.${(e as any).dataset.ui ?? (e as any).dataset.at ?? ''} ${q.top} ${q.bottom} pad ${c.paddingBottom} ${c.overflow}`) } return out.join('\n') }))
await b.close(); site.close()
