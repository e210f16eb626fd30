/** Runs stories and compares or takes their pictures. */
import { buildIndex } from 'storybook/internal/core-server'
import { startVitest } from 'vitest/node'

type Index = Awaited<ReturnType<typeof storyIndex>>

interface Run {
  /** Whether a picture that is not the accepted one is taken instead of failing the story. Default: false. */
  readonly isAccepting?: boolean
  /** Whether every picture is written, whatever is accepted. Default: false. */
  readonly isDrawing?: boolean
  /** The story files to run. Default: all. */
  readonly files?: readonly string[]
  /** The stories whose pictures are taken. Default: all that run. */
  readonly only?: readonly string[]
  /** Which pages to freeze for the contact sheets. Default: none. */
  readonly frozen?: 'tiles' | 'all'
}

/** Runs stories with their steps, axe and pictures. */
export async function runStories({
  isAccepting = false,
  isDrawing = false,
  files = [],
  only = [],
  frozen,
}: Run) {
  Object.assign(process.env, {
    PICTURES: isDrawing ? 'draw' : isAccepting ? 'accept' : 'compare',
    PICTURES_ONLY: only.join(' '),
    SHEETS: frozen ?? '',
  })
  const vitest = await startVitest('test', [...files], { project: ['stories'], watch: false })
  const tests = vitest.state.getTestModules().flatMap((module) => Array.from(module.children.allTests()))
  await vitest.close()
  return {
    /** The hash of each picture that was taken; null for a story that has none. */
    pictures: new Map(
      tests.flatMap((test) => {
        const { storyId, picture } = test.meta()
        return storyId && picture !== undefined ? [[storyId, picture] as const] : []
      }),
    ),
    /** The keys of all messages that were on the page of a story that passed. */
    shownKeys: new Set(tests.flatMap((test) => (test.ok() ? (test.meta().shownKeys ?? []) : []))),
  }
}

export const storyIndex = () => buildIndex({ configDir: '.storybook', ci: true })

/** The files that contain these stories. */
export const filesOf = ({ entries }: Index, ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => entries[id]?.importPath.replace('./', '') ?? [])),
]
