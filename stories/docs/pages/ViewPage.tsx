import { DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Code } from '../frame/DocTable.tsx'
import { Heading } from '../frame/Heading.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { galleriesOf, storiesOf } from '../gallery/galleries.ts'
import { storyIndex } from '../gallery/storyIndex.ts'
import { Script } from '../script/Script.tsx'
import { DoAndDont } from './DoAndDont.tsx'
import { PropTable, type DocgenProp } from './PropTable.tsx'
import { WhatFor } from './WhatFor.tsx'

/** The metadata react-docgen adds to a component. */
interface Described {
  readonly __docgenInfo?: {
    readonly displayName?: string
    readonly description?: string
    readonly props?: Readonly<Record<string, DocgenProp>>
  }
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
  /** The Playground, and the same in dark if there is a story of it. */
  const lead = stories.flatMap(({ id }) => (/--(playground|dark)$/.test(id) ? [id] : []))
  const name = part?.[0] ?? info.displayName
  const entries = Object.values(storyIndex())
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <h1>{title.split('/').slice(1).join(', ')}</h1>
      <Gallery stories={lead} width={320} />
      <WhatFor title={title} purpose={purpose} />
      {galleriesOf(title, entries, lead).map(({ heading, storyIds }) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
          <Gallery stories={storyIds} />
        </section>
      ))}
      <DoAndDont title={title} />
      <Script key={title} stories={storiesOf(title, entries)} />
      <PropTable heading="Props" props={props.filter((prop) => !isEvent(prop))} />
      <PropTable heading="Events" props={props.filter(isEvent)} />
      {name && (
        <p>
          In code: <Code>{name}</Code>.
        </p>
      )}
    </div>
  )
}
