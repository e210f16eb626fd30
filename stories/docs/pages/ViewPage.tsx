import { DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { StatesAndErrors, WhatFor } from './AboutView.tsx'
import { DocText, StoryLink } from '../frame/DocTable.tsx'
import { PropTable, type DocgenProp } from './PropTable.tsx'
import { useScheme } from '../frame/useScheme.ts'

/** The metadata react-docgen adds to a component. */
interface Described {
  readonly __docgenInfo?: {
    readonly displayName?: string
    readonly description?: string
    readonly props?: Readonly<Record<string, DocgenProp>>
  }
}

/** In its own frame, and only on request: it plays, takes focus and may be a full-page dialog. */
function Playground({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  const scheme = useScheme()
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Show the Playground here</summary>
      {isOpen && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a story of this Storybook and needs its service worker and storage
        <iframe
          title="Playground"
          src={`iframe.html?id=${id}&viewMode=story&globals=theme:${scheme}`}
          style={{ inlineSize: '100%', blockSize: 480, border: 0, borderRadius: 8 }}
        />
      )}
    </details>
  )
}

/** The page of a component, generated from its JSDoc, types, stories and `advice.ts`. */
export function ViewPage() {
  const { title, component: shown, subcomponents = {} } = useOf('meta', ['meta']).preparedMeta
  const stories = useContext(DocsContext).componentStories()
  // Stories that wrap their component list it as a subcomponent.
  const [part] = Object.entries(subcomponents)
  // SAFETY: Storybook's docgen plugin adds it to every component of the project.
  const { __docgenInfo: info = {} } = (part?.[1] ?? shown) as Described
  const purpose = info.description ?? ''
  const props = Object.entries(info.props ?? {})
  const isEvent = ([name]: readonly [string, DocgenProp]) => /^on[A-Z]/.test(name)
  const playground = stories.find(({ id }) => id.endsWith('--playground'))
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <h1>{part?.[0] ?? info.displayName ?? title}</h1>
      <WhatFor title={title} purpose={purpose} />
      {playground && (
        <DocText>
          <Playground id={playground.id} />
        </DocText>
      )}
      <PropTable heading="Props" props={props.filter((prop) => !isEvent(prop))} />
      <PropTable heading="Events" props={props.filter(isEvent)} />
      <StatesAndErrors title={title} purpose={purpose} />
      <h2>Stories</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <StoryLink id={id}>{name}</StoryLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
