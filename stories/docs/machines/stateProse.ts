import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { describeActor } from '../../support/paths/actors.ts'
import { delayText } from '../../support/paths/delayTexts.ts'
import { userActions, externalEvents } from '../../support/paths/eventTexts.ts'
import { nameOf, nodesOf } from '../../support/paths/world.ts'
import { leavesOf, momentary } from '../../../machines/testing/leaves.ts'

/** A state in prose. Code names are between backticks. */
export interface StateProse {
  /** `<machine>.<path>`. */
  readonly name: string
  readonly path: string
  readonly sentences: readonly string[]
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A state and its ancestors, innermost first. */
const withAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...withAncestors(node.parent)] : [node]

/** `a, b or c`. */
const joinWords = (parts: readonly string[], word: 'and' | 'or', mark = ',') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(`${mark} `)} ${word} ${parts.at(-1)}`

/** The targets of transitions: `to x, y or nowhere`. */
function targetsOf(transitions: readonly AnyTransitionDefinition[]): string {
  const targets = transitions.map(
    ({ target }) => target?.map(({ path }) => `\`${path.join('.')}\``).join(' and ') ?? '',
  )
  const named = [...new Set(targets)].filter(Boolean)
  if (named.length === 0) return ''
  return `to ${joinWords([...named, ...(targets.includes('') ? ['nowhere'] : [])], 'or')}`
}

/** The targets of an event, in brackets; empty if the machine stays. */
const targetSuffix = (transitions: readonly AnyTransitionDefinition[]) => {
  const where = targetsOf(transitions)
  return where ? ` (${where})` : ''
}

/** The transitions of a leaf and its ancestors for an event. Outer ones count only if guards may reject all inner ones. */
function transitionsFor(nodes: readonly AnyStateNode[], type: string): readonly AnyTransitionDefinition[] {
  const found: AnyTransitionDefinition[] = []
  for (const { transitions } of nodes) {
    found.push(...(transitions.get(type) ?? []))
    if (found.some(({ guard }) => !guard)) break
  }
  return found
}

/** The running actors, and where their results lead. */
const actorSentences = (nodes: readonly AnyStateNode[]) =>
  nodes.flatMap((node) =>
    node.invoke.flatMap((invoked) => {
      const { id } = invoked
      const [answer, failure] = ['done', 'error'].map((kind) =>
        targetsOf(node.transitions.get(`xstate.${kind}.actor.${id}`) ?? []),
      )
      const ends = [
        ...(answer ? [`its result leads ${answer}`] : []),
        ...(failure ? [`a failure leads ${failure}`] : []),
      ]
      return [
        `Meanwhile ${describeActor(nameOf(invoked)).does}${ends.length > 0 ? `; ${ends.join(', ')}` : ''}.`,
      ]
    }),
  )

const delaySentences = (nodes: readonly AnyStateNode[]) =>
  nodes.flatMap((node) =>
    [...new Set(node.after.map(({ delay }) => String(delay)))].map((delay) => {
      const own = node.after.filter((transition) => String(transition.delay) === delay)
      return `When ${delayText(delay) ?? delay} (\`${delay}\`): ${targetsOf(own) || 'the state stays the same'}.`
    }),
  )

/** The events of one kind that a leaf or its ancestors handle, in words. */
function eventPhrases(nodes: readonly AnyStateNode[], words: Readonly<Record<string, string>>): string[] {
  const types = [...new Set(nodes.flatMap(({ ownEvents }) => ownEvents.map(String)))]
  return types.flatMap((type) => {
    const phrase = words[type]
    return phrase ? [`${phrase}${targetSuffix(transitionsFor(nodes, type))}`] : []
  })
}

function kindSentences(
  leaf: { readonly name: string; readonly isFinal: boolean; readonly isTransient: boolean },
  node: AnyStateNode,
): string[] {
  if (leaf.isTransient) return [`Transient: leads immediately ${targetsOf(node.always ?? [])}.`]
  if (leaf.isFinal) return [node.parent?.parent ? 'This part has ended.' : 'The machine has ended.']
  return leaf.name in momentary ? [`Not visible ${momentary[leaf.name]}.`] : []
}

/** The sentences for a leaf state. */
function sentencesOf(leaf: ReturnType<typeof leavesOf>[number], node: AnyStateNode): string[] {
  const nodes = withAncestors(node)
  const tags = [...new Set(nodes.flatMap((each) => each.tags))]
  const views = tags.filter((tag) => tag.startsWith('view:')).map((tag) => `\`${tag.slice('view:'.length)}\``)
  const sentences = kindSentences(leaf, node)
  if (views.length > 0)
    sentences.push(
      `On screen: ${views.join(', ')}${tags.includes('pending') ? ', which shows that a request is pending' : ''}.`,
    )
  if (leaf.isTransient || (leaf.isFinal && !node.parent?.parent)) return sentences
  if (views.length === 0 && tags.includes('pending')) sentences.push('Something is pending.')
  sentences.push(...actorSentences(nodes), ...delaySentences(nodes))
  const [actions, facts] = [eventPhrases(nodes, userActions), eventPhrases(nodes, externalEvents)]
  if (actions.length > 0) sentences.push(`The user can ${joinWords(actions, 'or')}.`)
  if (facts.length > 0) sentences.push(`Possibly, ${joinWords(facts, 'or')}.`)
  return sentences.length > 0 ? sentences.map(capital) : ['Nothing is pending, and there is nothing to do.']
}

/** All leaf states of a machine in prose, in the order of its chart. */
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
