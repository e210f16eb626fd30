import { execFileSync } from 'node:child_process'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })

/** The messages of all commits after a ref, or of the whole history if the tag does not exist yet. */
export function messagesSince(ref: string): string[] {
  const range = ref.startsWith('v') && git('tag', '--list', ref) === '' ? 'HEAD' : `${ref}..HEAD`
  return git('log', '--format=%B%x00', range)
    .split('\0')
    .map((message) => message.trim())
    .filter(Boolean)
}
