import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { configure, within } from 'storybook/test'
import '../../src/flows/auth/login/loginBundle.ts'
import type { Journey } from '../../testing/journeys/journey.ts'
import { allReceived } from '../../testing/proof/underway.ts'
import { given } from '../../testing/stage/mountFlow.tsx'
import { soon } from '../../testing/stage/person.ts'
import { setStage } from '../../testing/stage/stage.ts'
import { StageProvider } from '../../testing/stage/StageProvider.tsx'
import { readerUser } from '../../testing/steps/readerUser.ts'
import { said } from '../../testing/steps/said.ts'
import { startScreenReader, type ScreenReader } from '../../testing/steps/screenReader.ts'
import type { Actor } from '../../testing/steps/steps.ts'

configure({ asyncUtilTimeout: 20_000 })

const globals = { locale: 'en', viewer: 'visitor', country: 'US', experiment: 'none' }
const english = {}

function mount(name: string, node: (name: string) => ReactNode, options: Journey) {
  const stage = setStage(name, options)
  if (options.given) given(options.given)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <StageProvider storyId={name} globals={globals} messages={english} isLocaleLocked>
      {node(name)}
    </StageProvider>,
  )
  const unmount = () => {
    root.unmount()
    host.remove()
  }
  return { stage, unmount }
}

/** The title of the view that somebody is in, the dialog around it, and whether its form has loaded. */
const place = () => {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const root = dialog ?? document
  const title = document.activeElement?.matches('h1, h2')
    ? document.activeElement
    : [...root.querySelectorAll('h1, h2')].find((found) => found.checkVisibility())
  return title
    ? `${dialog ? 'dialog' : 'page'} ${title.textContent} ${root.querySelectorAll('form').length}`
    : ''
}

/** A view that loads is on its way for a moment; while the page is left, it stays. */
const isLoading = () => document.body.innerText.includes('Loading')

/** Waits until nothing more is said. */
async function untilQuiet(reader: ScreenReader): Promise<readonly string[]> {
  const phrases: string[] = []
  let waits = 0
  for (let quiet = 0; quiet < 4; quiet += 1) {
    await new Promise((done) => setTimeout(done, 50))
    // A call that is still on its way to the mock network changes the page later.
    await allReceived()
    const heard = await reader.heard()
    if (heard.length > 0) quiet = 0
    if (isLoading() && waits < 30) {
      waits += 1
      quiet = 0
    }
    phrases.push(...heard)
  }
  return phrases
}

/** Plays a journey with a screen reader, and returns what it says: the steps as headings, and the words after each. */
export async function readAloud(
  name: string,
  node: (name: string) => ReactNode,
  journey: Journey,
): Promise<string> {
  const reader = await startScreenReader()
  const { stage, unmount } = mount(name, node, journey)
  try {
    await soon(() => {
      if (!document.body.querySelector('h1, h2, button')) throw new Error('Nothing is shown.')
    })
    let hasActed = false
    const user = new Proxy(readerUser(reader), {
      get: (target, act) => {
        hasActed = true
        return Reflect.get(target, act)
      },
    })
    const actor: Actor = { stage, page: within(document.body), user }
    const known = new Set<string>()
    const heard: { readonly sentence: string; readonly phrases: string[] }[] = []
    let wasNowhere = false
    const listen = async (sentence: string) => {
      const phrases = [...(await untilQuiet(reader))]
      if (!known.has(place())) {
        known.add(place())
        await reader.readOn()
        phrases.push(...(await untilQuiet(reader)))
      }
      const isNowhere = document.activeElement === document.body
      if (isNowhere && !wasNowhere) phrases.push('(focus is lost)')
      wasNowhere = isNowhere
      // What a step hears that only waits is said because of the one before it.
      if (hasActed || heard.length === 0) heard.push({ sentence, phrases })
      else heard.at(-1)?.phrases.push(...phrases)
      hasActed = false
    }
    wasNowhere = true
    await listen('Open it')
    wasNowhere = false
    for (const [sentence, run] of journey.steps ?? []) {
      await run(actor)
      await listen(sentence)
    }
    const lines = heard
      .filter(({ phrases }) => phrases.length > 0)
      .map(({ sentence, phrases }) => ['', `## ${sentence}`].concat(said(phrases)).join('\n'))
    return `# ${name}\n${lines.join('\n')}\n`
  } finally {
    unmount()
    await reader.stop()
  }
}
