import { afterEach, describe, expect, it } from 'vitest'
import { setStage, stageOf } from '../stage/stage.ts'
import { CLAIMS } from './claims.ts'
import { proveClaims } from './prove.ts'
import { message } from './rowText.ts'

afterEach(() => document.body.replaceChildren())

/** Proves these claims against a page with this HTML. */
const proved = (html: string, claims: object) => {
  setStage('a--b', { isLive: true })
  document.body.innerHTML = html
  return proveClaims('a--b', { [CLAIMS]: claims })
}

describe('the proof of an error on a field', () => {
  const field = (region: string, text = message('login.error.emailRequired')) =>
    `<label for="a">Email</label><input id="a" aria-invalid="true" aria-describedby="e" />
     <div id="e" data-ui="error" ${region}>${text}</div>`
  const row = { row: 'login.emailRequired' }

  it('accepts one in a live region', () =>
    expect(proved(field('aria-live="polite"'), row)).resolves.toBeUndefined())

  it('accepts one that is announced by focus in its field', async () => {
    const proof = proved(field('aria-live="off"'), row)
    document.querySelector('input')?.focus()
    await expect(proof).resolves.toBeUndefined()
  })

  it('refuses one that is announced in neither way', () =>
    expect(proved(field('aria-live="off"'), row)).rejects.toThrow('its error is announced only by focus'))

  it('refuses one outside a live region', () =>
    expect(proved(field(''), row)).rejects.toThrow('errors outside a live region'))

  it('refuses one next to a field whose error would not be announced', () =>
    expect(proved(`${field('aria-live="polite"')}<div data-ui="error"></div>`, row)).rejects.toThrow(
      'errors outside a live region',
    ))

  it('refuses another text', () =>
    expect(proved(field('aria-live="polite"', 'No.'), row)).rejects.toThrow(/AccessibleDescription/))
})

describe('the proof of a toast', () => {
  const toast = (role: string) => `<div role="${role}">${message('follow.error.failed')}</div>`
  const row = { row: 'follow.failed' }

  it('accepts an alert', () => expect(proved(toast('alert'), row)).resolves.toBeUndefined())

  it('refuses a status', () =>
    expect(proved(toast('status'), row)).rejects.toThrow('the toast of follow.failed is an alert'))
})

describe('the proof of calls', () => {
  it('refuses a call that no endpoint has, even if nothing is claimed', async () => {
    setStage('a--b', { isLive: true })
    await stageOf('a--b')
      .api.fetch('https://tackboard.example/v9/lost/')
      .catch(() => null)
    await expect(proveClaims('a--b', {})).rejects.toThrow(
      'unknown call: GET /v9/lost/: no endpoint has this method and path',
    )
  })
})
