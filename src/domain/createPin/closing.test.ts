import { describe, expect, it } from 'vitest'
import { closingOf, type ClosingRequest } from './closing.ts'

const closing = (own: Partial<ClosingRequest>) =>
  closingOf({
    route: { isBookmarklet: false },
    historyLength: 5,
    previousAddress: null,
    origin: 'https://own.example',
    policy: { shortHistory: 1, longHistory: 3 },
    ...own,
  })

describe('§4 Mobile pin creation: how the page closes', () => {
  it('K12 closes the window if a bookmarklet opened it, whatever the history', () => {
    const route = { isBookmarklet: true }
    expect(closing({ route })).toEqual({ kind: 'window' })
    expect(closing({ route, previousAddress: '/board/create/' })).toEqual({ kind: 'window' })
  })

  it.each([0, 1])('K12 closes the window with %i entries in the history', (historyLength) => {
    expect(closing({ historyLength, previousAddress: '/board/create/' })).toEqual({ kind: 'window' })
  })

  it.each([
    '/board/create/',
    '/board/create',
    '/board/create/?name=Lamps#top',
    'https://own.example/board/create/',
    'https://own.example:443/board/create/',
  ])('K12 goes two steps back after %s', (previousAddress) => {
    expect(closing({ previousAddress, historyLength: 3 })).toEqual({ kind: 'back', steps: 2 })
  })

  it('K12 goes one step back if the history is too short for two', () => {
    const request = { previousAddress: '/board/create/', historyLength: 2 }
    expect(closing(request)).toEqual({ kind: 'back', steps: 1 })
  })

  it.each([
    null,
    '',
    '/',
    '/board/1/',
    '/board/1/create_section/',
    '/board/create/x/',
    '/x/board/create/',
    '/search/?q=/board/create/',
    '//evil.example/board/create/',
    'https://own.example.evil.example/board/create/',
    'http://own.example/board/create/',
    'https://%/board/create/',
  ])('K12 goes one step back after %j', (previousAddress) => {
    expect(closing({ previousAddress })).toEqual({ kind: 'back', steps: 1 })
  })
})
