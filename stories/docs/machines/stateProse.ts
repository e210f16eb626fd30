import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { storyOf } from '../../support/paths/actors.ts'
import { delayWords } from '../../support/paths/delayWords.ts'
import { deeds, happenings } from '../../support/paths/eventWords.ts'
import { nameOf, nodesOf } from '../../support/paths/world.ts'
import { leavesOf, momentary } from '../../../machines/testing/leaves.ts'

/** A state as it is told. Names of the code stand between backticks. */
export interface StateProse {
  /** `<machine>.<path>`. */
  readonly name: string
  readonly path: string
  readonly sentences: readonly string[]
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A state and those around it, the innermost first. */
const around = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...around(node.parent)] : [node])

/** `a, b or c`. */
const inTurn = (parts: readonly string[], word: 'and' | 'or', mark = ',') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(`${mark} `)} ${word} ${parts.at(-1)}`

/** Where transitions lead: `to x, y or nowhere`. */
function goals(transitions: readonly AnyTransitionDefinition[]): string {
  const targets = transitions.map(
    ({ target }) => target?.map(({ path }) => `\`${path.join('.')}\``).join(' and ') ?? '',
  )
  const named = [...new Set(targets)].filter(Boolean)
  if (named.length === 0) return ''
  return `to ${inTurn([...named, ...(targets.includes('') ? ['nowhere'] : [])], 'or')}`
}

/** What a happening leads to, in brackets; nothing where the machine stays. */
const leading = (transitions: readonly AnyTransitionDefinition[]) => {
  const where = goals(transitions)
  return where ? ` (${where})` : ''
}

/** What the states around a leaf have for an event: those further out only count where all further in may refuse. */
function heard(nodes: readonly AnyStateNode[], type: string): readonly AnyTransitionDefinition[] {
  const found: AnyTransitionDefinition[] = []
  for (const { transitions } of nodes) {
    found.push(...(transitions.get(type) ?? []))
    if (found.some(({ guard }) => !guard)) break
  }
  return found
}

/** What runs meanwhile, and where its answer leads. */
const running = (nodes: readonly AnyStateNode[]) =>
  nodes.flatMap((node) =>
    node.invoke.flatMap((invoked) => {
      const { id } = invoked
      const [answer, failure] = ['done', 'error'].map((kind) =>
        goals(node.transitions.get(`xstate.${kind}.actor.${id}`) ?? []),
      )
      const ends = [
        ...(answer ? [`its answer leads ${answer}`] : []),
        ...(failure ? [`a failure leads ${failure}`] : []),
      ]
      return [`Meanwhile ${storyOf(nameOf(invoked)).does}${ends.length > 0 ? `; ${ends.join(', ')}` : ''}.`]
    }),
  )

const waiting = (nodes: readonly AnyStateNode[]) =>
  nodes.flatMap((node) =>
    [...new Set(node.after.map(({ delay }) => String(delay)))].map((delay) => {
      const own = node.after.filter((transition) => String(transition.delay) === delay)
      return `When ${delayWords(delay) ?? delay} (\`${delay}\`): ${goals(own) || 'nothing leaves the state'}.`
    }),
  )

/** The events of one kind that a leaf and those around it hear, in words. */
function hearing(nodes: readonly AnyStateNode[], words: Readonly<Record<string, string>>): string[] {
  const types = [...new Set(nodes.flatMap(({ ownEvents }) => ownEvents.map(String)))]
  return types.flatMap((type) => {
    const said = words[type]
    return said ? [`${said}${leading(heard(nodes, type))}`] : []
  })
}

function nature(
  leaf: { readonly name: string; readonly isFinal: boolean; readonly isTransient: boolean },
  node: AnyStateNode,
): string[] {
  if (leaf.isTransient) return [`It is left in the same instant: ${goals(node.always ?? [])}.`]
  if (leaf.isFinal) return [node.parent?.parent ? 'This part has ended.' : 'The machine has ended.']
  return leaf.name in momentary ? [`Nobody sees it, ${momentary[leaf.name]}.`] : []
}

/** The sentences of one leaf state. */
function sentencesOf(leaf: ReturnType<typeof leavesOf>[number], node: AnyStateNode): string[] {
  const nodes = around(node)
  const tags = [...new Set(nodes.flatMap((each) => each.tags))]
  const views = tags.filter((tag) => tag.startsWith('view:')).map((tag) => `\`${tag.slice('view:'.length)}\``)
  const said = nature(leaf, node)
  if (views.length > 0)
    said.push(
      `On screen: ${views.join(', ')}${tags.includes('pending') ? ', which shows that something is under way' : ''}.`,
    )
  if (leaf.isTransient || (leaf.isFinal && !node.parent?.parent)) return said
  if (views.length === 0 && tags.includes('pending')) said.push('Something is under way.')
  said.push(...running(nodes), ...waiting(nodes))
  const [done, happened] = [hearing(nodes, deeds), hearing(nodes, happenings)]
  if (done.length > 0) said.push(`A person may ${inTurn(done, 'or')}.`)
  if (happened.length > 0) said.push(`It may be that ${inTurn(happened, 'or')}.`)
  return said.length > 0 ? said.map(capital) : ['Nothing is waited for, and nothing can be done.']
}

/** Every leaf state of a machine in prose, in the order of its chart. */
export function proseOf(machine: AnyStateMachine): readonly StateProse[] {
  const nodes = nodesOf(machine)
  return leavesOf(machine).map((leaf) => {
    const node = nodes.find(({ path }) => [machine.id, ...path].join('.') === leaf.name)
    return {
      name: leaf.name,
      path: leaf.name.slice(machine.id.length + 1),
      sentences: node ? sentencesOf(leaf, node) : [],
    }
  })
}
