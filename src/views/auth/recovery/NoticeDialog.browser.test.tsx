import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { NoticeDialog } from './NoticeDialog.tsx'
import type { NoticeName } from './notices.ts'

const textOf = (notice: NoticeName, providers?: readonly SocialProvider[], waitMinutes?: number | null) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <NoticeDialog {...{ notice, providers, waitMinutes }} appealHref="/appeal" onClose={() => {}} />,
    ),
  )
  const text = document.querySelector('dialog')?.textContent
  root.unmount()
  host.remove()
  return text
}

it.each<[NoticeName, SocialProvider[], named: RegExp]>([
  ['googleUnavailable', ['google'], /Facebook/],
  ['facebookUnavailable', ['facebook', 'line'], /Google/],
  ['softBanned', ['google'], /Facebook/],
  ['softBanned', ['line'], /Facebook|Google/],
])('%s names no provider but those offered: %j', (notice, offered, named) => {
  expect(textOf(notice)).toMatch(named)
  expect(textOf(notice, ['facebook', 'google'])).toMatch(named)
  expect(textOf(notice, offered)).not.toMatch(named)
})

it.each([
  [undefined, '30 minutes'],
  [null, '30 minutes'],
  [30, '30 minutes'],
  [1, '1 minute'],
  [60, '60 minutes'],
])('§8 asks to try again in %j minutes', (waitMinutes, time) =>
  expect(textOf('tooManyAttempts', undefined, waitMinutes)).toContain(
    `You have reached the maximum number of login attempts. Try again in ${time}.`,
  ),
)

it('§8 says when the wait is over', () => {
  expect(textOf('tooManyAttempts', undefined, 0)).toContain('You can try again now.')
  expect(textOf('tooManyAttempts', undefined, null)).toContain('Try again in 30 minutes.')
})
