import type { AnyStateMachine } from 'xstate'
import { registry } from '../../machines/registry.ts'
import paths from '../paths.json'
import states from '../states.json'
import { leavesOf, momentary, type Leaf } from '../support/leaves.ts'
import { Code, DocTable, StoryLink } from './DocTable.tsx'
import { purposeOf } from './machineSentences.ts'

const machines: Readonly<Record<string, AnyStateMachine>> = registry
const ways: Readonly<Record<string, string>> = paths.states
const stories: Readonly<Record<string, readonly string[]>> = states.states

/** What can be seen of a state. */
const nature = ({ name, isFinal, isTransient }: Leaf) =>
  isTransient ? 'Left in the same instant.' : isFinal ? 'The end.' : name in momentary ? `Passed through, ${momentary[name]}.` : ''

/** The first stories of a state; the Coverage page has them all. */
const Stories = ({ of }: { readonly of: string }) =>
  (stories[of] ?? []).slice(0, 3).map((id) => <div key={id}><StoryLink id={id} /></div>)

/** Each machine: what it is for, and the shortest way to each of its states with the stories that show it. */
export const MachinesPage = () =>
  Object.entries(machines).map(([name, machine]) => {
    const leaves = leavesOf(machine)
    return (
      <section key={name}>
        <h2 id={name}>{name}</h2>
        <p>{purposeOf(name)}</p>
        <details>
          <summary>{leaves.length} states</summary>
          <DocTable
            columns={{ State: 24, 'The shortest way there': 46, Stories: 30 }}
            rows={leaves.map((leaf) => ({
              key: leaf.name,
              cells: {
                State: <Code>{leaf.name.slice(name.length + 1)}</Code>,
                'The shortest way there': `${ways[leaf.name] ?? ''} ${nature(leaf)}`,
                Stories: <Stories of={leaf.name} />,
              },
            }))}
          />
        </details>
      </section>
    )
  })
