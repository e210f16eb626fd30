import { useContext, useMemo, type ReactNode } from 'react'
import type { Message, MessagePart } from '../../src/messages/message.ts'
import { TextContext, type Copy } from '../../src/views/text.tsx'

/** The keys that views have looked up since the story started, with the messages that they were looked up in. */
let lookedUp = new Map<string, Copy>()

/** Starts a story's record. */
export function forgetKeys(): void {
  lookedUp = new Map()
}

const recorded = (copy: Copy): Copy =>
  new Proxy(copy, {
    get: (target, key, receiver) => {
      if (typeof key === 'string') lookedUp.set(key, target)
      return Reflect.get(target, key, receiver)
    },
  })

/** Records every key that the views inside look up. */
export function RecordKeys({ children }: { readonly children: ReactNode }) {
  const settings = useContext(TextContext)
  const value = useMemo(() => ({ ...settings, copy: recorded(settings.copy) }), [settings])
  return <TextContext value={value}>{children}</TextContext>
}

const modules = import.meta.glob<Readonly<Record<string, Copy>>>('../../src/messages/en/**/*.ts')

/** Every English message by key. Loaded when it is first needed, so that Storybook itself does not load it. */
let english: Promise<Copy> | null = null
const loadEnglish = () =>
  (english ??= Promise.all(Object.values(modules).map((load) => load())).then((loaded) =>
    Object.assign({}, ...loaded.flatMap((module) => Object.values(module))),
  ))

/** The keys whose message is on the page: a view has looked it up, and all its fixed parts can be read or heard there. */
export async function keysOnPage(): Promise<string[]> {
  const copy: Readonly<Record<string, Message | undefined>> = await loadEnglish()
  const page = normal(wordsOn(document.body))
  return [...lookedUp].flatMap(([key, replaced]) => {
    const message = (replaced as typeof copy)[key] ?? copy[key]
    return message !== undefined && isOn(page, message) ? [key] : []
  })
}

const normal = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, ' ')

const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]

const references = ['aria-describedby', 'aria-labelledby']

/** All words on a page, seen or heard, including hidden descriptions of controls. */
function wordsOn(root: HTMLElement): string {
  const all = (names: readonly string[]) => [
    ...root.querySelectorAll(names.map((name) => `[${name}]`).join()),
  ]
  const names = all(attributes).flatMap((element) => attributes.map((name) => element.getAttribute(name)))
  const ids = all(references).flatMap((element) => references.map((name) => element.getAttribute(name)))
  const described = ids.flatMap((list) => (list ?? '').split(' ')).map((id) => document.getElementById(id))
  return [root.innerText, ...names, ...described.map((element) => element?.textContent)].join('\n')
}

/** Whether the fixed parts of a message are on the page. For a plural or a choice, one branch is enough. */
function isOn(page: string, message: Message): boolean {
  if (typeof message === 'string') return page.includes(normal(message).trim())
  return message.every((part) => isPartOn(page, part))
}

function isPartOn(page: string, part: MessagePart): boolean {
  if (typeof part === 'string') return isOn(page, part)
  const { children, options } = part
  if (children) return isOn(page, children)
  return options ? Object.values(options).some((option) => isOn(page, option.value)) : true
}
