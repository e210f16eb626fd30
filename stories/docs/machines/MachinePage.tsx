import { Fragment } from 'react'
import { sentences as en } from 'virtual:messages/sources/en'
import { paths } from 'virtual:paths'
import type { AnyStateMachine } from 'xstate'
import { registry, type MachineName } from '../../../machines/registry.ts'
import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import states from '../../states.json'
import { Code, DocLink } from '../frame/DocTable.tsx'
import { Heading } from '../frame/Heading.tsx'
import { inWords } from '../frame/inWords.ts'
import { Gallery } from '../gallery/Gallery.tsx'
import { placeOf } from '../spec/placeOf.ts'
import { childrenOf, pageOf, parentsOf } from './machineKin.ts'
import { purposeOf } from './machineSentences.ts'
import { MachineChart } from './MachineChart.tsx'
import { Prose } from '../frame/Prose.tsx'
import { rowWords } from '../pages/rowWords.ts'
import { proseOf } from './stateProse.ts'

const machines: Readonly<Record<MachineName, AnyStateMachine>> = registry
const stateStories: Readonly<Record<string, readonly string[]>> = states.states
const rowStories: Readonly<Record<string, readonly string[]>> = states.outcomes
/** The first stories. The Coverage page lists all of them. */
const Stories = ({ ids }: { readonly ids: readonly string[] | undefined }) =>
  ids?.length ? <Gallery storyIds={ids.slice(0, 4)} /> : <p>No story shows it.</p>

const Kin = ({ words, names }: { readonly words: string; readonly names: readonly MachineName[] }) =>
  names.length > 0 && (
    <p>
      {words}:{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <DocLink id={pageOf(name)}>{inWords(name)}</DocLink>
        </Fragment>
      ))}
      .
    </p>
  )

const States = ({ name }: { readonly name: MachineName }) =>
  proseOf(machines[name]).map((state) => (
    <section key={state.name}>
      <h3 id={state.path}>{inWords(state.path)}</h3>
      <p>
        <Prose text={state.sentences.join(' ')} />
      </p>
      {paths.states[state.name] && <p>Shortest path: {paths.states[state.name]}.</p>}
      {paths.states[state.name] && <Stories ids={stateStories[state.name]} />}
    </section>
  ))

const Rows = ({ rows }: { readonly rows: Readonly<Record<string, string>> }) =>
  Object.entries(rows).map(([id, way]) => {
    // SAFETY: IDs of the catalogue, checked by the test of the paths.
    const row = anyRow(id as EveryRowId)
    const words = rowWords(id, row, en)
    return (
      <section key={id}>
        <h3 id={id}>{inWords(id.split('.').at(-1) ?? id)}</h3>
        <p>{`Shows as ${placeOf(row.placement)}. ${words ? `“${words}”` : 'It has no message.'}`}</p>
        <p>Shortest path: {way}.</p>
        <Stories ids={rowStories[id]} />
      </section>
    )
  })

/** The page of a machine: its purpose, parents and children, chart, states in prose, and errors. */
export function MachinePage({ name }: { readonly name: MachineName }) {
  const rows = paths.rows[name] ?? {}
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <h1>{inWords(name)}</h1>
      <p>{purposeOf(name)}</p>
      <p>
        In code it is <Code>{name}</Code>.
      </p>
      <Kin words="It runs" names={childrenOf(name)} />
      <Kin words="It is run by" names={parentsOf(name)} />
      <MachineChart name={name} />
      <Heading>States</Heading>
      <States name={name} />
      <Heading>Errors and outcomes</Heading>
      {Object.keys(rows).length > 0 ? <Rows rows={rows} /> : <p>None.</p>}
    </div>
  )
}
