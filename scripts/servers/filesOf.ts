const titled = /^```\w+ (\S+)\n(.*?)^```/gms

/** The files that a section of a page shows: blocks of code with a path beside the language. A block without one in the first section is `src/renderPage.tsx`. */
export function filesOf(page: string, heading: string): ReadonlyMap<string, string> {
  const sectionOf = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  const files = new Map(
    [...sectionOf(heading).matchAll(titled)].map(([, path = '', code = '']) => [path, code]),
  )
  const [, shared = ''] = /^```tsx\n(.*?)^```/ms.exec(sectionOf('What every server does')) ?? []
  return files.set('src/renderPage.tsx', shared)
}
