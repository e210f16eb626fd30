/** The report that "Report what is wrong here" opens with. */
import { expect, it } from 'vitest'
import { issueAddress, reportText } from '../../.storybook/share/report.ts'

const place = {
  title: 'Auth/Log in',
  name: 'Playground',
  id: 'auth-log-in--playground',
  modes: ['Theme: Dark', 'Language: Deutsch'],
  commit: 'abc123',
  link: 'http://localhost:6006/?path=/story/auth-log-in--playground&globals=theme:dark',
  size: '390 × 844',
}

it('names the story, its modes, the size, the commit and the link', () => {
  const text = reportText(place)
  for (const part of [
    'Auth/Log in / Playground',
    place.id,
    'Theme: Dark, Language: Deutsch',
    '390 × 844',
    'abc123',
  ])
    expect(text).toContain(part)
  expect(text).toContain(place.link)
  expect(reportText({ ...place, modes: [] })).toContain('- Modes: default')
})

it('opens an issue with the text only where there is a tracker', () => {
  const address = new URL(
    issueAddress('https://tracker.example/team/tackboard/issues', 'A & B', 'x=1&y=2') ?? '',
  )
  expect(address.pathname).toBe('/team/tackboard/issues/new')
  expect([...address.searchParams]).toEqual([
    ['title', 'A & B'],
    ['body', 'x=1&y=2'],
  ])
  expect(issueAddress('', 'A', 'B')).toBeNull()
  expect(issueAddress('mailto:bugs@tracker.example', 'A', 'B')).toBeNull()
})
