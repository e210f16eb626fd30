import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHistory, goBack, goForward, pushAddress, type NavigationHistory } from './navigationHistory.ts'

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
