import { sentences as en } from 'virtual:messages/sources/en'
import type { AnyStateMachine } from 'xstate'
import { registry, type MachineName } from '../../../machines/registry.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import states from '../../states.json'
import { Code } from '../frame/DocTable.tsx'
import { Heading } from '../frame/Heading.tsx'
import { inWords } from '../frame/inWords.ts'
import { Gallery } from '../gallery/Gallery.tsx'
import { rowIdsOf } from '../../paths/worlds.ts'
import { childrenOf, parentsOf } from './machineKin.ts'
import { MachineLinks } from './MachineLinks.tsx'
import { purposeOf } from './machineSentences.ts'
import { MachineChart } from './MachineChart.tsx'
import { placeOf, rowWords } from '../pages/rowWords.ts'

const machines: Readonly<Record<MachineName, AnyStateMachine>> = registry
const stateStories: Readonly<Record<string, readonly string[]>> = states.states
const rowStories: Readonly<Record<string, readonly string[]>> = states.outcomes

/** The first stories. The Coverage page lists all of them. */
const Stories = ({ ids }: { readonly ids: readonly string[] | undefined }) =>
  ids?.length ? <Gallery stories={ids.slice(0, 4)} /> : <p>No story shows it.</p>

const States = ({ name }: { readonly name: MachineName }) =>
  leavesOf(machines[name])
    .filter(({ isTransient }) => !isTransient)
    .map((leaf) => {
      const path = leaf.name.slice(name.length + 1)
      return (
        <section key={path}>
          <h3 id={path}>{inWords(path)}</h3>
          <Stories ids={stateStories[leaf.name]} />
        </section>
      )
    })

const Rows = ({ ids }: { readonly ids: readonly EveryRowId[] }) =>
  ids.map((id) => {
    const row = anyRow(id)
    const words = rowWords(id, row, en)
    return (
      <section key={id}>
        <h3 id={id}>{inWords(id.split('.').at(-1) ?? id)}</h3>
        <p>{`Shows as ${placeOf(row.placement)}. ${words ? `“${words}”` : 'It has no message.'}`}</p>
        <Stories ids={rowStories[id]} />
      </section>
    )
  })

/** The page of a machine: its purpose, parents and children, its chart, and the stories of its states and errors. */
export function MachinePage({ name }: { readonly name: MachineName }) {
  const rows = rowIdsOf(name)
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <h1>{inWords(name)}</h1>
      <p>{purposeOf(name)}</p>
      <p>
        In code: <Code>{name}</Code>.
      </p>
      <MachineLinks words="Runs" names={childrenOf(name)} />
      <MachineLinks words="Run by" names={parentsOf(name)} />
      <MachineChart name={name} />
      <Heading>States</Heading>
      <States name={name} />
      <Heading>When it fails</Heading>
      {rows.length > 0 ? <Rows ids={rows} /> : <p>None.</p>}
    </div>
  )
}
