/** What a Markdown document says exists. Names in fenced code are left to whatever compiles or runs it. */
const quotesIn = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted)

const roots = 'src|machines|mocks|stories|scripts|bench|example|example-next|\\.storybook|\\.github|\\.ci'
const isPath = new RegExp(`^(?:${roots})/[\\w./<>*…{},-]+$`)

/** The files and folders, as glob patterns: `<area>` and `…` stand for any name. */
export const pathsIn = (text: string): string[] =>
  quotesIn(text)
    .filter((quoted) => isPath.test(quoted))
    .map((path) => path.replaceAll(/<[^>]+>|…/g, '*').replace(/\/$/, ''))

/** The npm scripts that `npm run` is said to have. */
export const commandsIn = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)

/** Names in camel or Pascal case, also of members: `policy.timing.slowAnswer`. */
export const namesIn = (text: string): string[] =>
  quotesIn(text).filter(
    (quoted) => /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(quoted) && /[a-z][A-Z]/.test(quoted),
  )
