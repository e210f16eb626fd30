import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readShared } from '../../stories/sheets/shared.ts'
import { changePictures, idsOfPictures, ownersOfPictures, unshare } from './pictures.ts'

let folder = ''
const draw = (id: string, look: string) => writeFile(join(folder, `${id}.png`), look)
const lookOf = (id: string) => readFile(join(folder, `${id}.png`), 'utf8')
const change = (work: () => Promise<void>) => changePictures(work, folder)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await Promise.all([draw('a', 'closed'), draw('b', 'closed'), draw('c', 'open')])
  await change(async () => undefined)
})
afterEach(() => rm(folder, { recursive: true }))

describe('Accepted pictures', () => {
  it('that are the same are one file', async () => {
    expect((await ownersOfPictures(folder)).toSorted()).toEqual(['a', 'c'])
    expect((await idsOfPictures(folder)).toSorted()).toEqual(['a', 'b', 'c'])
    expect(readShared(folder)).toEqual({ b: 'a' })
  })

  it('of a story that begins to differ is a file of its own', async () => {
    await change(() => draw('b', 'closing'))
    expect(readShared(folder)).toEqual({})
    expect([await lookOf('a'), await lookOf('b')]).toEqual(['closed', 'closing'])
  })

  it('of the story that owns the file changes for that story alone', async () => {
    await change(() => draw('a', 'closing'))
    expect(readShared(folder)).toEqual({})
    expect([await lookOf('a'), await lookOf('b')]).toEqual(['closing', 'closed'])
  })

  it('of a story that is deleted stay with the others', async () => {
    await change(() => rm(join(folder, 'a.png')))
    expect(readShared(folder)).toEqual({})
    expect(await lookOf('b')).toBe('closed')
  })

  it('keep their files when a new story looks the same', async () => {
    await change(() => draw('_new', 'open'))
    expect(readShared(folder)).toEqual({ _new: 'c', b: 'a' })
  })

  it('are shared again when the run breaks off', async () => {
    await expect(change(() => Promise.reject(new Error('no browser')))).rejects.toThrow('no browser')
    expect(readShared(folder)).toEqual({ b: 'a' })
  })

  it('are all there for a report', async () => {
    await unshare(folder)
    expect((await ownersOfPictures(folder)).toSorted()).toEqual(['a', 'b', 'c'])
    expect(readShared(folder)).toEqual({})
  })
})
