import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readShared } from '../../stories/sheets/shared.ts'
import { changePictures } from './pictures.ts'
import {
  acceptWaiting,
  openRejections,
  readRejected,
  rejectWaiting,
  waiting,
  type Places,
} from './waiting.ts'

let root = ''
let places: Places = { accepted: '', report: '', rejected: '' }
const acceptedLook = (id: string) => readFile(join(places.accepted, `${id}.png`), 'utf8')
const idsOf = async () => (await waiting(places))?.map(({ id }) => id)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waiting-'))
  places = {
    accepted: join(root, 'accepted'),
    report: join(root, 'report'),
    rejected: join(root, 'rejected.json'),
  }
  await mkdir(places.accepted)
  await mkdir(join(places.report, 'actual/sheets/log-in'), { recursive: true })
  const accepted = { a: 'closed', b: 'closed', gone: 'old' }
  const taken = { a: 'closed', b: 'closing', c: 'new', 'sheets/log-in/dark': 'sheet' }
  for (const [id, look] of Object.entries(accepted)) await writeFile(join(places.accepted, `${id}.png`), look)
  for (const [id, look] of Object.entries(taken))
    await writeFile(join(places.report, 'actual', `${id}.png`), look)
  await changePictures(async () => undefined, places.accepted)
  await writeFile(
    join(places.report, 'reg.json'),
    JSON.stringify({
      failedItems: ['b.png', 'sheets/log-in/dark.png'],
      newItems: ['c.png'],
      deletedItems: ['gone.png'],
      passedItems: ['a.png'],
    }),
  )
})
afterEach(() => rm(root, { recursive: true }))

describe('A picture that waits for a decision', () => {
  it('is one that the report found to differ', async () =>
    expect(await idsOf()).toEqual(['b', 'sheets/log-in/dark', 'c', 'gone']))

  it('is there only after a report', async () => {
    await rm(join(places.report, 'reg.json'))
    expect(await waiting(places)).toBeNull()
  })

  it('is accepted as the report took it, for this story alone', async () => {
    await acceptWaiting(places, 'b')
    expect([await acceptedLook('a'), await acceptedLook('b')]).toEqual(['closed', 'closing'])
    expect(readShared(places.accepted)).toEqual({})
    expect(await idsOf()).toEqual(['sheets/log-in/dark', 'c', 'gone'])
  })

  it('is accepted if it is new, and removed if its story is', async () => {
    await acceptWaiting(places, 'c')
    await acceptWaiting(places, 'gone')
    expect(await acceptedLook('c')).toBe('new')
    await expect(acceptedLook('gone')).rejects.toThrow('ENOENT')
    expect(await idsOf()).toEqual(['b', 'sheets/log-in/dark'])
  })

  it.each(['a', '../a', 'sheets/log-in/dark'])('is not %s', async (id) => {
    await expect(acceptWaiting(places, id)).rejects.toThrow('waits for a decision')
    await expect(rejectWaiting(places, id, '')).rejects.toThrow('waits for a decision')
  })

  it('keeps the note of who rejected it, which the report prints until it is put right', async () => {
    await rejectWaiting(places, 'b', 'the button has moved')
    await rejectWaiting(places, 'c', '')
    expect(await openRejections(places)).toEqual(['Rejected: b: the button has moved', 'Rejected: c'])
    await acceptWaiting(places, 'c')
    await writeFile(join(places.report, 'actual/b.png'), 'closed')
    expect(await openRejections(places)).toEqual([])
    expect(await readRejected(places)).toEqual({})
  })
})
