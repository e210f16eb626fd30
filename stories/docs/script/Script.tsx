import { useEffect, useState } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { stepSentencesOf } from '../../../testing/proof/stepSentences.ts'
import { DocText, StoryLink } from '../frame/DocTable.tsx'
import { Heading } from '../frame/Heading.tsx'
import { isListed, storyIndex, type IndexEntry } from '../gallery/storyIndex.ts'
import { scriptOf, type Line, type StorySentences } from './script.ts'

interface StoryModule {
  readonly [name: string]: { readonly input?: { readonly parameters?: Readonly<Record<string, unknown>> } }
}

const modules = import.meta.glob<StoryModule>('../../../{stories,.storybook}/**/*.stories.tsx')

/** The sentences of some stories' steps. Loads the files of these stories. */
async function sentencesOf(stories: readonly IndexEntry[]): Promise<StorySentences[]> {
  const files = [...new Set(stories.map(({ importPath }) => importPath))]
  const loaded = await Promise.all(
    files.map((file) => modules[file.replace('./', '../../../')]?.() ?? Promise.resolve({})),
  )
  const byId = new Map(
    loaded.flatMap((module: StoryModule, index) => {
      const title = stories.find(({ importPath }) => importPath === files[index])?.title ?? ''
      return Object.entries(module).map(
        ([name, story]) => [toId(title, storyNameFromExport(name)), story.input?.parameters ?? {}] as const,
      )
    }),
  )
  return stories.map(({ id }) => ({ storyId: id, sentences: stepSentencesOf(byId.get(id) ?? {}) }))
}

/** A link to the story that proves a sentence, or to the Playground if that story is hidden from the sidebar. */
function Proof({ storyId }: { readonly storyId: string }) {
  const entry = storyIndex()[storyId]
  const shown = entry && !isListed(entry) ? storyId.replace(/--.*/, '--playground') : storyId
  return <StoryLink id={shown} />
}

const Lines = ({ heading, lines }: { readonly heading: string; readonly lines: readonly Line[] }) =>
  lines.length > 0 && (
    <>
      <h3>{heading}</h3>
      <DocText>
        <ul>
          {lines.map(({ sentence, storyId }) => (
            <li key={sentence}>
              {sentence} <Proof storyId={storyId} />
            </li>
          ))}
        </ul>
      </DocText>
    </>
  )

/** What the keyboard does and what a screen reader says, taken from the steps that prove it. None of it is written by hand. */
export function Script({ stories }: { readonly stories: readonly IndexEntry[] }) {
  const [loaded, setLoaded] = useState<readonly StorySentences[]>([])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is new on every render, but its stories stay the same
  useEffect(() => void sentencesOf(stories).then(setLoaded), [])
  const { keyboard, screenReader } = scriptOf(loaded)
  const isEmpty = keyboard.length + screenReader.length === 0
  return (
    <section>
      <Heading>Keyboard and screen reader</Heading>
      <p>
        {isEmpty
          ? 'Every story is checked by axe, in light and in dark. No story of this component proves more about keys or announcements.'
          : 'Each line is a step of a story, proved whenever the tests run. Every story is also checked by axe, in light and in dark.'}
      </p>
      <Lines heading="With the keyboard" lines={keyboard} />
      <Lines heading="With a screen reader" lines={screenReader} />
    </section>
  )
}
