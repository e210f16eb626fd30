/** Finds what a Markdown document claims to exist. Fenced code is skipped, because other checks compile or run it. */
const quotesIn = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted)

const roots =
  'src|machines|mocks|stories|scripts|bench|docs|example|example-next|\\.storybook|\\.github|\\.ci'
const isPath = new RegExp(`^(?:${roots})/[\\w./<>*…{},-]+$`)

/** Files and folders, as glob patterns: `<area>` and `…` match any name. */
export const pathsIn = (text: string): string[] =>
  quotesIn(text)
    .filter((quoted) => isPath.test(quoted))
    .map((path) => path.replaceAll(/<[^>]+>|…/g, '*').replace(/\/$/, ''))

/** npm scripts that are run with `npm run`. */
export const commandsIn = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)

/** Names in camel or Pascal case, including members: `policy.timing.slowAnswer`. */
export const namesIn = (text: string): string[] =>
  quotesIn(text).filter(
    (quoted) => /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(quoted) && /[a-z][A-Z]/.test(quoted),
  )
