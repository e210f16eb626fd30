/** Every message of the product is shown by a story, or says why no story shows it. */
import { readSentences } from '../messages/sources.ts'

export const messageKeys = async (): Promise<readonly string[]> =>
  Object.keys((await readSentences('en')).sentences)

/** What is wrong, a line per key; nothing if every key is shown or has a reason, and every reason is needed. */
export function judgeKeys(
  keys: readonly string[],
  shown: ReadonlySet<string>,
  reasons: Readonly<Record<string, string>>,
): readonly string[] {
  const unknown = Object.keys(reasons).filter((key) => !keys.includes(key))
  return [
    ...keys
      .filter((key) => !shown.has(key) && !reasons[key])
      .map((key) => `No story shows the message '${key}'. Add one, or a reason to unshownCopy.ts.`),
    ...keys
      .filter((key) => shown.has(key) && reasons[key])
      .map((key) => `A story shows the message '${key}': remove its reason from unshownCopy.ts.`),
    ...unknown.map((key) => `There is no message '${key}': remove its reason from unshownCopy.ts.`),
  ]
}
