import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesWithoutTheirMap, isLean, sizeLimit, sizeOf } from './lean.ts'

let app = ''
const write = (name: string, text: string) => writeFileSync(join(app, 'node_modules/tackboard', name), text)

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'lean-'))
  mkdirSync(join(app, 'node_modules/tackboard'), { recursive: true })
  write('with.js', 'export {}\n//# sourceMappingURL=with.js.map\n')
  write('with.js.map', '{}')
})
afterEach(() => rmSync(app, { recursive: true }))

it('A package whose maps are there, and which is small, is lean', async () => {
  await isLean(app)
  expect(await sizeOf(app)).toBe(45)
})

it.each(['a.js', 'a.d.ts'])('A map that is not shipped is found in %s', async (name) => {
  write(name, `export {}\n//# sourceMappingURL=${name}.map`)
  expect(await filesWithoutTheirMap(app)).toEqual([join('node_modules/tackboard', name)])
  await expect(isLean(app)).rejects.toThrow(name)
})

it('A package above the limit is not lean', async () => {
  write('large.json', ' '.repeat(sizeLimit))
  await expect(isLean(app)).rejects.toThrow('the limit is')
})
