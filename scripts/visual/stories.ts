/** Runs stories and compares their screenshots. */
import { buildIndex } from 'storybook/internal/core-server'
import { startVitest } from 'vitest/node'
import { folder, idsOfPictures } from './pictures.ts'
import { judgeRetried } from './retried.ts'

type Index = Awaited<ReturnType<typeof storyIndex>>

interface Run {
  /** 'none' compares screenshots, 'all' overwrites them. */
  readonly update: 'none' | 'all'
  /** The folder of the screenshots. Default: the committed ones. */
  readonly into?: string
  /** The story files to run. Default: all. */
  readonly files?: readonly string[]
  /** The stories whose screenshots are taken. Default: all that run. */
  readonly only?: readonly string[]
  /** Whether to freeze pages for the contact sheets. */
  readonly isFreezing: boolean
}

export interface StoriesRun {
  /** The ids of the stories that have no screenshot. */
  readonly withoutPicture: readonly unknown[]
  /** The keys of all messages that were on the page of a story that passed. */
  readonly shownKeys: ReadonlySet<string>
}

/** Runs stories with their steps, axe and screenshots. */
export async function runStories({
  update,
  into = folder,
  files = [],
  only = [],
  isFreezing,
}: Run): Promise<StoriesRun> {
  Object.assign(process.env, {
    PICTURES: 'on',
    PICTURES_INTO: into,
    PICTURES_ONLY: only.join(' '),
    // A story whose picture is taken gets a file of its own.
    PICTURES_SHARED: update === 'none' ? 'on' : '',
    SHEETS: isFreezing ? 'on' : '',
  })
  const vitest = await startVitest('test', [...files], { project: ['stories'], watch: false, update })
  const tests = vitest.state.getTestModules().flatMap((module) => Array.from(module.children.allTests()))
  await vitest.close()
  const retried = judgeRetried(
    tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.meta().storyId ?? test.fullName),
  )
  for (const line of retried.lines) console.warn(line)
  if (retried.isRed) process.exitCode = 1
  return {
    withoutPicture: tests.flatMap((test) => (test.meta().picture === 'none' ? [test.meta().storyId] : [])),
    shownKeys: new Set(tests.flatMap((test) => (test.ok() ? (test.meta().shownKeys ?? []) : []))),
  }
}

export const storyIndex = () => buildIndex({ configDir: '.storybook', ci: true })

/**
 * Screenshots whose story does not exist or has no screenshot. Existence is checked in the index: a story that fails to load still
 * exists.
 */
export async function orphanedPictures(withoutPicture: readonly unknown[]): Promise<string[]> {
  const { entries } = await storyIndex()
  return (await idsOfPictures()).filter((id) => !entries[id] || withoutPicture.includes(id))
}

/** The files that contain these stories. */
export const filesOf = ({ entries }: Index, ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => entries[id]?.importPath.replace('./', '') ?? [])),
]
