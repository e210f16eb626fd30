/** The rules that hold for every machine (see ARCHITECTURE.md), read from the machines themselves. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { createActor, type AnyActorLogic, type AnyStateMachine, type AnyStateNode } from 'xstate'
import { defaultPolicy } from '../src/domain/policy/policy.ts'
import { defaultTiming } from '../src/domain/policy/timing.ts'
import { createManualClock } from '../src/platform/memory.ts'
import { isTransient } from '../testing/machines/leaves.ts'
import { flush } from '../testing/machines/run.ts'
import * as published from './index.ts'
import { registry } from './registry.ts'

const machines: readonly (readonly [string, AnyStateMachine])[] = Object.entries(registry)
const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesOf),
]
const isMachine = (logic: AnyActorLogic) => 'root' in logic
// SAFETY: `setup` keeps its actors by name.
const actorsOf = ({ implementations }: AnyStateMachine) =>
  Object.entries(implementations.actors as Record<string, AnyActorLogic>)

describe('§1 The registry', () => {
  const files = globSync('machines/*/*/*.machine.ts').map((file) => file.replaceAll('\\', '/'))
  const exportOf = (file: string) => `${file.split('/')[2]}Machine`

  it.each(files)('%s is exported by machines/index.ts', (file) => {
    const line = `export { ${exportOf(file)} } from '${file.replace('machines', '.')}'`
    expect(Object.keys(published), `Add to machines/index.ts: ${line}`).toContain(exportOf(file))
  })

  it('machines/index.ts exports nothing but machines', () =>
    expect(Object.keys(published).toSorted()).toEqual(files.map(exportOf).toSorted()))

  it('each area exports the types that its machines name after themselves', () => {
    const exported = globSync('machines/*/types.ts').map((file) => readFileSync(file, 'utf8'))
    const words = new Set(exported.join('\n').match(/\w+/g))
    const named = globSync('machines/*/*/*.ts').flatMap((file) => {
      const [, , folder = ''] = file.replaceAll('\\', '/').split('/')
      const name = folder.charAt(0).toUpperCase() + folder.slice(1)
      const types = new RegExp(
        `^export (?:interface|type) (${name}(?:Input|Context|Event|Output|Emitted))\\b`,
        'gm',
      )
      return [...readFileSync(file, 'utf8').matchAll(types)].map(([, type = '']) => type)
    })
    expect(named).toContain('LoginEvent')
    expect(named.filter((type) => !words.has(type))).toEqual([])
  })

  it.each(machines)('%s has its folder’s name as its id, and its file is named after it', (name, { id }) => {
    expect(id).toBe(name)
    expect(globSync(`machines/*/${name}/${name}.machine.ts`)).toHaveLength(1)
    expect(globSync(`machines/*/${name}/${name}.machine.test.ts`)).toHaveLength(1)
  })
})

describe('§2 Files', () => {
  const part = /\.(?:machine|setup|types|rules)\.ts$/
  const sources = globSync('machines/*/*/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))

  it('a machine is its chart, its setup, its types and its rules, and nothing else', () =>
    expect(sources.filter((file) => !part.test(file))).toEqual([]))

  it('no setup draws states', () => {
    const others = sources.filter((file) => !file.endsWith('.machine.ts'))
    expect(
      others.filter((file) => /\bcreateStateConfig\b|^\s+states: \{/m.test(readFileSync(file, 'utf8'))),
    ).toEqual([])
  })
})

describe('§4 Transient states', () => {
  // Coverage asks for no story of them, so nothing may happen in them.
  const transient = machines.flatMap(([name, machine]) =>
    statesOf(machine.root)
      .filter((node) => Object.keys(node.states).length === 0 && isTransient(node))
      .map((node) => [`${name}.${node.path.join('.')}`, node] as const),
  )

  it('there are some', () => expect(transient.length).toBeGreaterThan(0))

  it.each(transient)('%s is left at once: it waits for nothing and shows nothing', (_, node) => {
    expect({ invoke: node.invoke, after: node.after, tags: node.tags, on: node.ownEvents }).toEqual({
      invoke: [],
      after: [],
      tags: [],
      on: [],
    })
  })

  it.each(transient)(
    '%s has its unconditional transition last, so that each guard can apply',
    (_, { always }) => {
      expect((always ?? []).findIndex(({ guard }) => !guard)).toBe((always ?? []).length - 1)
    },
  )
})

describe('§5 Every delay is named in timing.ts', () => {
  it.each(machines)('%s', (_, machine) => {
    const names = statesOf(machine.root).flatMap(({ after }) => after.map(({ delay }) => delay))
    expect(names.filter((name) => typeof name !== 'string' || !(name in defaultTiming))).toEqual([])
    expect(Object.keys(machine.implementations.delays).filter((name) => !(name in defaultTiming))).toEqual([])
  })

  it.each(machines)('%s reads its delays out of the policy', (_, machine) => {
    const timing = Object.fromEntries(Object.keys(defaultTiming).map((name, n) => [name, n + 1]))
    const context = { policy: { ...defaultPolicy, timing } }
    for (const [name, delay] of Object.entries(machine.implementations.delays)) {
      // SAFETY: all our delays are functions of the context.
      expect((delay as (args: { context: unknown }) => unknown)({ context })).toBe(timing[name])
    }
  })
})

describe('§6 Names', () => {
  it.each(machines)('%s calls its events noun.pastParticiple', (_, { events }) => {
    const own = events.filter((event) => !event.startsWith('xstate.'))
    expect(
      own.filter((event) => !/^[a-z]\w*\.([a-z]\w*ed|spent|chosen|given|hidden|kept|undone)$/.test(event)),
    ).toEqual([])
  })

  it.each(machines)('%s tags what is shown, pending or about to be left, and nothing else', (_, machine) => {
    const tags = statesOf(machine.root).flatMap((node) => node.tags)
    expect(tags.filter((tag) => !/^(pending|leaving|view:\w+)$/.test(tag))).toEqual([])
  })
})

describe('§7.5 Actors reject until they are provided', () => {
  const actors = machines.flatMap(([name, machine]) =>
    actorsOf(machine).flatMap(([actor, logic]) => (isMachine(logic) ? [] : [[name, actor, logic] as const])),
  )

  it.each(machines)('%s declares every actor that its chart invokes', (_, machine) => {
    const invoked = statesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => src))
    const declared: ReadonlySet<unknown> = new Set(actorsOf(machine).map(([name]) => name))
    expect(invoked.filter((src) => !declared.has(src))).toEqual([])
  })

  it('there are actors to provide', () => expect(actors.length).toBeGreaterThan(machines.length))

  it.each(actors)('%s.%s fails with a sentence that names it', async (_, name, logic) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const errors: unknown[] = []
    const actor = createActor(logic, { clock: createManualClock() })
    actor.subscribe({ error: (error: unknown) => errors.push(error) })
    actor.start()
    await flush()
    expect(errors).toEqual([new Error(`The actor '${name}' is not provided.`)])
  })
})

describe('§7.2 Graph first', () => {
  it('no machine accesses its parent, the system clock or random numbers', () => {
    const files = globSync('machines/**/*.ts').filter(
      (file) => !file.endsWith('.test.ts') && !file.includes('/testing'),
    )
    const found = files.filter((file) =>
      /sendParent|setTimeout|setInterval|Date\.now|Math\.random|window\.\w|document\.\w/.test(
        readFileSync(file, 'utf8'),
      ),
    )
    expect(found).toEqual([])
  })
})
