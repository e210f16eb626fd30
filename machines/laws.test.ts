/** The rules that hold for every machine (architecture §4, §6, §7), read from the machines themselves. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createActor, type AnyActorLogic, type AnyStateMachine, type AnyStateNode } from 'xstate'
import { defaultPolicy } from '../src/domain/policy/policy.ts'
import { defaultTiming } from '../src/domain/policy/timing.ts'
import { createManualClock } from '../src/platform/memory.ts'
import { flush } from './testing/testing.ts'
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
  it('has every folder of machines/ once, and nothing else', () => {
    const folders = globSync('machines/*/*/*.machine.ts').map((file) => file.split('/')[2])
    expect(Object.keys(registry).toSorted()).toEqual(folders.toSorted())
  })

  it('is what the package publishes', () => {
    const names = machines.map(([name]) => `${name}Machine`)
    expect(Object.keys(published).toSorted()).toEqual(names.toSorted())
  })

  it.each(machines)('%s has its folder’s name as its id, and its file is named after it', (name, { id }) => {
    expect(id).toBe(name)
    expect(globSync(`machines/*/${name}/${name}.machine.ts`)).toHaveLength(1)
    expect(globSync(`machines/*/${name}/${name}.machine.test.ts`)).toHaveLength(1)
  })
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
      // SAFETY: every delay of ours is a function of the context.
      expect((delay as (args: { context: unknown }) => unknown)({ context })).toBe(timing[name])
    }
  })
})

describe('§6 Names', () => {
  it.each(machines)('%s calls its events noun.pastParticiple', (_, { events }) => {
    const own = events.filter((event) => !event.startsWith('xstate.'))
    expect(own.filter((event) => !/^[a-z]\w*\.([a-z]\w*ed|spent|chosen)$/.test(event))).toEqual([])
  })

  it.each(machines)('%s tags what is shown or pending, and nothing else', (_, machine) => {
    const tags = statesOf(machine.root).flatMap((node) => node.tags)
    expect(tags.filter((tag) => tag !== 'pending' && !/^view:\w+$/.test(tag))).toEqual([])
  })
})

describe('§7.5 Actors reject until they are provided', () => {
  const wires = machines.flatMap(([name, machine]) =>
    actorsOf(machine).flatMap(([wire, logic]) => (isMachine(logic) ? [] : [[name, wire, logic] as const])),
  )

  it('there are wires to provide', () => {
    expect(new Set(wires.map(([, wire]) => wire))).toEqual(
      new Set([
        'logIn',
        'verifyCode',
        'resendCode',
        'checkSso',
        'exchangeCode',
        'openPopup',
        'loadProvider',
        'askProvider',
        'requestToken',
        'recordTimestamp',
        'requestReset',
        'storeCredential',
        'readLoginData',
        'checkLink',
        'ssoCheck',
        'ssoPopup',
        'socialPopup',
        'rateLimit',
        'forgotPassword',
        'readThumbnail',
        'readSavedPin',
        'addScript',
        'isReady',
        'decideOffer',
        'scriptLoader',
        'prompt',
        'logInByOneTap',
        'registerByOneTap',
        'watchAccounts',
        'switchAccount',
        'submitBirthday',
        'resendVerification',
        'consents',
        'createSection',
        'suggest',
        'readUnderageFlag',
        'setUnderageFlag',
        'checkEmailExists',
        'validateEmail',
        'validatePassword',
        'validateBirthday',
        'register',
        'underage',
        'createBoard',
        'suggestCollaborators',
        'searchCollaborators',
        'collaborators',
        'boardPicker',
        'boardForm',
        'sectionPicker',
        'sectionForm',
        'savePin',
        'inviteCollaborators',
        'readBoard',
        'refreshSections',
        'readSections',
        'readBoards',
        'readOfPin',
        'loadSignup',
        'signup',
        'socialSignup',
        'readProfile',
        'rerequestEmail',
        'follow',
        'unfollow',
        'followAll',
        'block',
        'unblock',
        'movePins',
      ]),
    )
  })

  it.each(wires)('%s.%s fails with a sentence that names it', async (_, wire, logic) => {
    const errors: unknown[] = []
    const actor = createActor(logic, { clock: createManualClock() })
    actor.subscribe({ error: (error: unknown) => errors.push(error) })
    actor.start()
    await flush()
    expect(errors).toEqual([new Error(`The actor '${wire}' must be provided by the flow.`)])
  })
})

describe('§7.2 Graph first', () => {
  it('no machine file is over 220 lines', () => {
    const files = globSync('machines/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
    expect(files.length).toBeGreaterThan(15)
    expect(files.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 220)).toEqual([])
  })

  it('no machine reaches for its parent, or keeps time or chance of its own', () => {
    const files = globSync('machines/**/*.ts').filter(
      (file) => !file.endsWith('.test.ts') && !file.includes('/testing'),
    )
    const found = files.filter((file) =>
      /sendParent|setTimeout|setInterval|Date\.now|Math\.random|window\.|document\./.test(
        readFileSync(file, 'utf8'),
      ),
    )
    expect(found).toEqual([])
  })
})
