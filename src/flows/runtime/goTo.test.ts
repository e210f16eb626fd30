import { expect, it, vi } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { goTo } from './goTo.ts'

function going(href: string, navigate: ((path: string) => void) | null) {
  const platform = createMemoryPlatform({ href: 'https://own.example/login/' })
  goTo({ platform, navigate }, href)
  return platform.navigation.visited
}

it.each([
  ['/pin/1/?a=1#h', '/pin/1/?a=1#h'],
  ['https://own.example/pin/1/', '/pin/1/'],
])('§2 on the same origin navigates in-app: %s', (href, path) => {
  const navigate = vi.fn<(path: string) => void>()
  expect(going(href, navigate)).toEqual([])
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path)
})

it.each(['https://main.example/signup/', 'http://own.example/', '//own.example/', 'mailto:a@b.example'])(
  '§2 otherwise does a full redirect: %s',
  (href) => {
    const navigate = vi.fn<(path: string) => void>()
    expect(going(href, navigate)).toEqual([href])
    expect(navigate).not.toHaveBeenCalled()
  },
)

it('§2 loads every target where the app has no router', () => {
  expect(going('/pin/1/', null)).toEqual(['/pin/1/'])
})
