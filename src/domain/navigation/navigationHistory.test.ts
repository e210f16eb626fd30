import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyHistory,
  goBack,
  goForward,
  pushAddress,
  travelTo,
  visitedPages,
  type NavigationHistory,
} from './navigationHistory.ts'

const visit = (...addresses: readonly string[]) => addresses.reduce(pushAddress, emptyHistory)

describe('§9 Navigation history keeps previous, current and forward stacks', () => {
  it('starts empty, with nowhere to go', () => {
    expect(goBack(emptyHistory)).toBe(emptyHistory)
    expect(goForward(emptyHistory)).toBe(emptyHistory)
    expect(visit('/')).toEqual({ previous: [], current: '/', forward: [] })
  })

  it('goes back and forward', () => {
    const back = goBack(goBack(visit('/', '/ideas/', '/pin/1/')))
    expect(back).toEqual({ previous: [], current: '/', forward: ['/ideas/', '/pin/1/'] })
    expect(goBack(back)).toBe(back)
    expect(goForward(back)).toEqual({ previous: ['/'], current: '/ideas/', forward: ['/pin/1/'] })
    expect(goForward(goForward(back))).toEqual(visit('/', '/ideas/', '/pin/1/'))
  })

  it('clears the forward stack on a new navigation', () => {
    const elsewhere = pushAddress(goBack(visit('/', '/ideas/')), '/login/')
    expect(elsewhere).toEqual({ previous: ['/'], current: '/login/', forward: [] })
    expect(goForward(elsewhere)).toBe(elsewhere)
  })

  it('ignores the current URL', () => {
    const history = goBack(visit('/', '/ideas/'))
    expect(pushAddress(history, '/')).toBe(history)
  })

  it('reverses a step back with a step forward, for any history', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom(goBack, goForward),
        fc.string().map((address) => (at: NavigationHistory) => pushAddress(at, address)),
      ),
    )
    fc.assert(
      fc.property(steps, (done) => {
        const history = done.reduce((at, step) => step(at), emptyHistory)
        const back = goBack(history)
        expect(back === history ? history : goForward(back)).toEqual(history)
        const size = (at: NavigationHistory) => at.previous.length + at.forward.length
        expect(size(back)).toBe(size(history))
      }),
    )
  })
})

describe('the browser’s Back and Forward', () => {
  const visited = visit('/', '/ideas/', '/pin/1/')

  it('go to the nearest entry of that address, over several entries at once too', () => {
    expect(travelTo(visited, '/ideas/')).toEqual(goBack(visited))
    expect(travelTo(visited, '/')).toEqual(goBack(goBack(visited)))
    expect(travelTo(goBack(goBack(visited)), '/pin/1/')).toEqual(visited)
    expect(travelTo(visited, '/pin/1/')).toBe(visited)
  })

  it('lead to an address that is in neither stack as a new visit', () => {
    expect(travelTo(visited, '/boards/')).toEqual(pushAddress(visited, '/boards/'))
  })
})

describe('§3 visited_pages_before_login', () => {
  it('are the paths of a visit, the newest last, without queries, which may hold secrets', () => {
    const history = visit('/ideas/?q=cats', 'https://own.example/pin/1/#a', '/login/?next=/x&email=a@b.c')
    expect(visitedPages(history)).toBe('/ideas/,/pin/1/,/login/')
    expect(visitedPages(goBack(history))).toBe('/ideas/,/pin/1/')
  })

  it('are ten at most, each once, where it was seen last', () => {
    const many = visit('/a/', ...Array.from({ length: 12 }, (_, n) => `/pin/${n}/`), '/pin/5/')
    expect(visitedPages(many)).toBe([2, 3, 4, 6, 7, 8, 9, 10, 11, 5].map((n) => `/pin/${n}/`).join())
  })

  it('are none before the first page, and leave out what is no address', () => {
    expect(visitedPages(emptyHistory)).toBeNull()
    expect(visitedPages(visit('https://[', '/ideas/'))).toBe('/ideas/')
  })
})
