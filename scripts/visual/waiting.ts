/** The pictures of the last `npm run visual:report` that wait for a decision, and the decisions. */
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readShared } from '../../stories/sheets/shared.ts'
import { changePictures, folder, output, removePicture } from './pictures.ts'
import type { Comparison } from './reportHtml.ts'

/** Folders of the accepted pictures, of the report, and the file of what was rejected. */
export interface Places {
  readonly accepted: string
  readonly report: string
  readonly rejected: string
}

/** The folders of this repository. */
export const ownPlaces: Places = {
  accepted: folder,
  report: output,
  rejected: '.cache/visual/rejected.json',
}

export interface WaitingItem {
  /** A story's id, or 'sheets/log-in/dark'. */
  readonly id: string
  readonly kind: 'changed' | 'new' | 'deleted'
  /** The note of the reviewer who rejected it; null if it was not rejected. */
  readonly note: string | null
}

/** Notes by story id. */
export type Rejected = Readonly<Record<string, string>>

// SAFETY: each of the files is written by one function of this folder, or by reg-cli.
const readJson = async <T>(file: string, without: T): Promise<T> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : without

export const readRejected = ({ rejected }: Places): Promise<Rejected> => readJson(rejected, {})

async function writeRejected({ rejected }: Places, notes: Rejected) {
  await mkdir(dirname(rejected), { recursive: true })
  await writeFile(rejected, `${JSON.stringify(notes, null, 2)}\n`)
}

/** Whether the accepted picture is already the one that the report took. */
async function isAccepted({ accepted, report }: Places, id: string, kind: WaitingItem['kind']) {
  const file = join(accepted, `${readShared(accepted)[id] ?? id}.png`)
  if (kind === 'deleted' || !existsSync(file)) return kind === 'deleted' && !existsSync(file)
  return (await readFile(file)).equals(await readFile(join(report, 'actual', `${id}.png`)))
}

/** What the report found and has not been accepted since; null without a report. */
export async function waiting(places: Places): Promise<readonly WaitingItem[] | null> {
  const found = await readJson<Comparison | null>(join(places.report, 'reg.json'), null)
  if (!found) return null
  const notes = await readRejected(places)
  const lists = [
    ['changed', found.failedItems],
    ['new', found.newItems],
    ['deleted', found.deletedItems],
  ] as const
  const items = lists.flatMap(([kind, files]) =>
    files.map((file) => ({
      kind,
      id: file.replace('.png', ''),
      note: notes[file.replace('.png', '')] ?? null,
    })),
  )
  const decided = await Promise.all(items.map(({ id, kind }) => isAccepted(places, id, kind)))
  return items.filter((_, index) => !decided[index])
}

async function itemOf(places: Places, id: string): Promise<WaitingItem> {
  const item = (await waiting(places))?.find((each) => each.id === id)
  if (!item || id.includes('/')) throw new Error(`${id} is no story whose picture waits for a decision.`)
  return item
}

/** Accepts the picture that the report took, which is the one that was looked at, for this story alone. */
export async function acceptWaiting(places: Places, id: string) {
  const { kind } = await itemOf(places, id)
  const taken = join(places.report, 'actual', `${id}.png`)
  await changePictures(
    () =>
      kind === 'deleted' ? removePicture(id, places.accepted) : cp(taken, join(places.accepted, `${id}.png`)),
    places.accepted,
  )
  const { [id]: _, ...others } = await readRejected(places)
  await writeRejected(places, others)
}

/** Writes down why a picture is wrong. The next report prints it for as long as the picture differs. */
export async function rejectWaiting(places: Places, id: string, note: string) {
  await itemOf(places, id)
  await writeRejected(places, { ...(await readRejected(places)), [id]: note.slice(0, 500) })
}

/** The notes on pictures that still differ, one line each. Forgets the others: they were put right. */
export async function openRejections(places: Places): Promise<readonly string[]> {
  const open = ((await waiting(places)) ?? []).filter(({ note }) => note !== null)
  await writeRejected(places, Object.fromEntries(open.map(({ id, note }) => [id, note ?? ''])))
  return open.map(({ id, note }) => `Rejected: ${id}${note ? `: ${note}` : ''}`)
}
