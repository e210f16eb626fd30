import { testSentence } from '../spec/testSentence.ts'

/** A story and the sentences of its steps. */
export interface StorySentences {
  readonly storyId: string
  readonly sentences: readonly string[]
}

/** A sentence and the story that proves it. */
export interface Line {
  readonly storyId: string
  readonly sentence: string
}

interface Script {
  /** What keys do, and where focus goes. */
  readonly keyboard: readonly Line[]
  /** What is announced, and the names of elements. */
  readonly screenReader: readonly Line[]
}

const aboutKeys =
  /\b(?:Tab|Shift|Enter|Space|Escape|Home|End|[Aa]rrows?|[Kk]eyboard|[Kk]eys|[Ff]ocus|inert|modal)\b|^Focus/
const aboutSpeech =
  /\b(?:announce[ds]?|alert|status|live region|[Ss]creen reader|hears?|accessible name|busy|described?|description|mixed|has a name|named by|names? (?:the dialog|it)|keeps its name|is said|says? (?:so|why|that|what it (?:says|does|waits)))\b/
/** Pointer actions and typing, which say nothing about keys. */
const isDeed =
  /^(?:Enter|Type|Press|Follow|Tick|Choose|See|Wait for) ["“]|^Enter .+ (?:into|as the) |^Wait for /

const keyNames: Readonly<Record<string, string>> = {
  ArrowDown: 'Arrow down',
  ArrowUp: 'Arrow up',
  ArrowLeft: 'Arrow left',
  ArrowRight: 'Arrow right',
  ' ': 'Space',
}

/** `Press {Shift>}{Tab}{/Shift}` becomes 'Press Shift+Tab'. */
const withKeys = (sentence: string) =>
  sentence
    .replaceAll(/\{(\w+)>\}/g, '$1+')
    .replaceAll(/\{\/\w+\}/g, '')
    .replaceAll(/\}\{/g, '}, {')
    .replaceAll(/\{([\w ]+)\}/g, (_, key: string) => keyNames[key] ?? key)

/** What a component's stories prove about the keyboard and screen readers, in the words of their steps, without repetitions. */
export function scriptOf(stories: readonly StorySentences[]): Script {
  const keyboard = new Map<string, string>()
  const screenReader = new Map<string, string>()
  for (const { storyId, sentences } of stories)
    for (const raw of sentences) {
      if (isDeed.test(raw)) continue
      const sentence = withKeys(testSentence(raw))
      const list = aboutSpeech.test(sentence) ? screenReader : aboutKeys.test(sentence) ? keyboard : null
      if (list && !list.has(sentence)) list.set(sentence, storyId)
    }
  const lines = (found: ReadonlyMap<string, string>): Line[] =>
    [...found].map(([sentence, storyId]) => ({ sentence, storyId }))
  return { keyboard: lines(keyboard), screenReader: lines(screenReader) }
}
