import { describe, expect, it } from 'vitest'
import { hostOf, textColorOn } from './linkCard.ts'

describe('A17 the host of a link is the one the browser would open', () => {
  it.each([
    ['https://www.acme.example/lakes?x=1', 'acme.example'],
    ['https://acme.example@evil.example/', 'evil.example'],
    ['https://acme.example.evil.example/', 'acme.example.evil.example'],
    ['http://acme.example:8080/', 'acme.example:8080'],
    ['javascript:alert(1)//acme.example', null],
    ['data:text/html,acme.example', null],
    ['/pin/1/', null],
    ['https://', null],
    ['', null],
    [undefined, null],
  ])('%s: %s', (link, host) => {
    expect(hostOf(link)).toBe(host)
  })
})

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

it.each([
  '#000000',
  '#ffffff',
  '#757575',
  '#777777',
  '#4f7f8c',
  '#d9925b',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
])('text on %s has a contrast of at least 4.5', (color) => {
  const [dark = 0, light = 0] = [luminance(color), luminance(textColorOn(color))].toSorted()
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5)
})

it('expands a three-digit color to six digits', () => {
  expect([textColorOn('#fff'), textColorOn('#000')]).toEqual(['#000000', '#ffffff'])
})
