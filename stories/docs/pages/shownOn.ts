import { toId } from 'storybook/internal/csf'
import { advice } from '../advice/advice.ts'
import states from '../../states.json'

/** Where to see a message: a story that shows it, or the page of a component that uses it. */
interface Seen {
  readonly kind: 'story' | 'page'
  readonly id: string
  /** The title of the page. */
  readonly title?: string
}

const sources = import.meta.glob<string>('../../../{stories,.storybook}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
/** The flow that a file belongs to, in whichever layer: 'auth/login'. */
const flowOf = (path: string) => folderOf(path).split('/').slice(-2).join('/')

/** The components whose story files have a page: their titles and files. */
const documented = Object.values(sources).flatMap((source) => {
  const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? ''
  if (!(title in advice)) return []
  const meta = source.slice(source.indexOf('preview.meta('))
  const name =
    /\bsubcomponents: \{ (\w+)/.exec(meta)?.[1] ?? /\bcomponent: (\w+)/.exec(meta)?.[1] ?? 'nothing'
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[./]*(src/[^']+)'`).exec(source)?.[1]
  const id = /\btitle: '[^']+',\s+id: '([^']+)'/.exec(meta)?.[1] ?? toId(title)
  return from === undefined ? [] : [{ title, id: `${id}--docs`, file: from }]
})

/** The pages of the components in a file or, if there are none, in its folder or its flow. */
function pagesOf(file: string): readonly string[] {
  const near = [(path: string) => path, folderOf, flowOf]
    .map((nearness) => documented.filter((one) => nearness(one.file) === nearness(file)))
    .find((found) => found.length > 0)
  return (near ?? []).map(({ title }) => title)
}

/** The pages of messages that are not in the same folder as their component, by the first part of their keys. */
const elsewhere: Readonly<Record<string, string>> = {
  adEdit: 'Quick promote/Your ads',
  adList: 'Quick promote/Your ads',
  boardFaces: 'Saving/Board picker view',
  boardSort: 'Saving/Board picker view',
  connect: 'Auth/Connect page',
  createPin: 'Create Pin/Create a pin',
  duplicates: 'Saving/Save to board',
  firstSection: 'Saving/Save to board',
  profileSwitcher: 'Business/Profile switcher',
  saveChange: 'Saving/Save to board',
  severalPins: 'Create Pin/Create a pin',
  severalSaves: 'Saving/Save to board',
  signupTitle: 'Auth/Sign-in modal',
  ssoSignup: 'Auth/Single sign-on sign-up',
}
const pageOf = (key: string) =>
  key.startsWith('promote') ? 'Quick promote/Promote a Pin' : elsewhere[key.split('.')[0] ?? '']

const outcomes: Readonly<Record<string, readonly string[]>> = states.outcomes

/** Where a message can be seen: an error on the story that proves it, any other message on the pages of the components that use it. */
export function shownOn(key: string, places: readonly string[]): readonly Seen[] {
  const [story] = outcomes[key.replace('.error.', '.')] ?? []
  if (key.includes('.error.') && story) return [{ kind: 'story', id: story }]
  const near = new Set(places.flatMap(pagesOf))
  const titles = near.size > 0 ? [...near] : [pageOf(key) ?? []].flat()
  return titles.slice(0, 3).map((title) => ({ kind: 'page', id: toId(title, 'Docs'), title }))
}
