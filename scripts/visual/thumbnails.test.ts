import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { framed, thumbnailOf, writeThumbnails } from './thumbnails.ts'

describe('The thumbnails that git holds', () => {
  let [folder, taken] = ['', '']
  const before = new Map([
    ['a', '1'],
    ['b', '1'],
    ['c', '2'],
  ])
  const looks = async () => {
    const files = (await readdir(folder)).toSorted()
    return Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')]))
  }
  const accept = (after: Readonly<Record<string, string>>) =>
    writeThumbnails(before, new Map(Object.entries(after)), { folder, taken })

  beforeEach(async () => {
    ;[folder, taken] = [await mkdtemp(join(tmpdir(), 'accepted-')), await mkdtemp(join(tmpdir(), 'taken-'))]
    await writeFile(join(folder, 'a.webp'), 'closed')
    await writeFile(join(folder, 'c.webp'), 'open')
  })
  afterEach(() => Promise.all([folder, taken].map((name) => rm(name, { recursive: true }))))

  it('stay when nothing changes', async () => {
    await accept(Object.fromEntries(before))
    expect(await looks()).toEqual([
      ['a.webp', 'closed'],
      ['c.webp', 'open'],
    ])
  })

  it('are renamed when the first story begins to differ', async () => {
    await writeFile(join(taken, 'a.webp'), 'closing')
    await accept({ a: '3', b: '1', c: '2' })
    expect(await looks()).toEqual([
      ['a.webp', 'closing'],
      ['b.webp', 'closed'],
      ['c.webp', 'open'],
    ])
  })

  it('are made again when their picture is taken again', async () => {
    await writeFile(join(taken, 'a.webp'), 'closed, larger')
    await accept(Object.fromEntries(before))
    expect(await looks()).toEqual([
      ['a.webp', 'closed, larger'],
      ['c.webp', 'open'],
    ])
  })

  it('go with their last story', async () => {
    await accept({ a: '1' })
    expect(await looks()).toEqual([['a.webp', 'closed']])
  })

  it('must be taken', async () => {
    await expect(accept({ a: '1', new: '4' })).rejects.toThrow('no thumbnail of new')
  })
})

it('A thumbnail shows what the story is about, with some ground around it', async () => {
  const page = { width: 1280, height: 800, channels: 3, background: 'white' } as const
  const png = await sharp({ create: page }).png().toBuffer()
  const sizeOf = async (left: number) => {
    const thumbnail = await thumbnailOf(png, {
      subject: { left, top: 300, width: 320, height: 160 },
      mark: null,
    })
    const { width, height } = await sharp(thumbnail).metadata()
    return { width, height }
  }
  expect(await sizeOf(400)).toEqual({ width: 400, height: 240 })
  expect(await sizeOf(0)).toEqual({ width: 360, height: 240 })
})

it('A thumbnail shows the top of a long page', async () => {
  const page = { width: 200, height: 1800, channels: 3, background: 'white' } as const
  const png = await sharp({ create: page }).png().toBuffer()
  const { width, height } = await sharp(await thumbnailOf(png, { subject: null, mark: null })).metadata()
  expect({ width, height }).toEqual({ width: 200, height: 400 })
})

describe('Of what is larger than a tile, a thumbnail shows', () => {
  const page = { left: 0, top: 0, width: 1280, height: 2000 }
  const shown = (left: number, top: number) => framed(page, { left, top, width: 200, height: 50 })

  it('the start, with a mark there', () =>
    expect(shown(20, 30)).toEqual({ left: 0, top: 0, width: 600, height: 2000 }))

  it('a mark that is further on', () =>
    expect(shown(600, 1000)).toEqual({ left: 240, top: 640, width: 600, height: 450 }))

  it('nothing beyond the end', () =>
    expect(shown(1080, 1980)).toEqual({ left: 680, top: 1550, width: 600, height: 450 }))

  it('all of the width that can be read', () => {
    const dialog = { ...page, left: 400, width: 484 }
    expect(framed(dialog, { left: 440, top: 900, width: 400, height: 50 })).toEqual({
      left: 400,
      top: 627,
      width: 484,
      height: 363,
    })
  })

  it('everything, if nothing is marked', () => expect(framed(page, null)).toBe(page))
})
