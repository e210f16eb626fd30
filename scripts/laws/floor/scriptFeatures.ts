import { parseSync, Visitor, type ESTree } from 'vite'
import {
  api,
  builtins,
  children,
  classes,
  entriesByName,
  entry,
  patterns,
  properties,
  type Feature,
  type Group,
} from './compat.ts'
import type { MeaningsAt } from './platformSymbols.ts'

type Definition = Feature['definitions'][number]

const intl = children(builtins['Intl'])
const members = entriesByName(api, builtins)

/** Objects that every script finds, by the interface that they implement. */
const instances: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
}

const globals = new Set(['globalThis', 'window', 'self'])

/** MDN's name for an interface of TypeScript. */
const plainName = (owner: string) =>
  owner
    .replace(/Constructor$/, '')
    .replace(/^Readonly(?=Array|Map|Set)/, '')
    .replace(/^(Iterator|Array|Map|Set|String|RegExpString)(Object|Iterator)$/, 'Iterator')

const holder = (name: string) => children(builtins[name] ?? intl[name] ?? api[instances[name] ?? name])

const globalNamed = (name: string) =>
  entry(builtins, name) ?? entry(api, instances[name] ?? name) ?? entry(children(api['Window']), name)

/** The options that functions take, by name, at any depth of what MDN knows of their parameters. */
function optionsOf(...groups: readonly Group[]): ReadonlyMap<string, readonly Definition[]> {
  const options = new Map<string, readonly Definition[]>()
  for (const [key, found] of entriesByName(...groups)) {
    const name = /(?:^|_)([a-zA-Z]+)_(?:parameter|option)$/.exec(key)?.[1]
    if (name) options.set(name, [...(options.get(name) ?? []), ...found])
  }
  return options
}

/** Those of the formatters, which are often passed on before they are used. */
const intlOptions = optionsOf(intl)

const mayBePlatform = (name: string) =>
  members.has(name) || members.has(`${name}_static`) || globalNamed(name) !== undefined

type Named = Extract<ESTree.Node, { type: 'Identifier' | 'MemberExpression' }>

const isNamed = (node: ESTree.Node): node is Named =>
  node.type === 'Identifier' ||
  (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? nameOf(node.property) : ''

/** What a member belongs to as far as its text says, as in `Promise.try` and `Iterator.prototype.map`. */
const ownerIn = ({ object }: ESTree.MemberExpression): string =>
  object.type === 'MemberExpression' && nameOf(object) === 'prototype'
    ? nameOf(object.object)
    : nameOf(object)

function inPattern({
  pattern,
  flags,
}: {
  pattern: string
  flags: string
}): readonly (readonly [string, Definition | undefined])[] {
  return [
    ['/(?<=…)/', /\(\?<[=!]/.test(pattern) ? patterns['lookbehind_assertion'] : undefined],
    ['/(?i:…)/', /\(\?[ims]*-?[ims]+:/.test(pattern) ? patterns['modifier'] : undefined],
    ['/…/v', flags.includes('v') ? holder('RegExp')['unicodeSets'] : undefined],
    ['/…/d', flags.includes('d') ? holder('RegExp')['hasIndices'] : undefined],
  ]
}

/** The features of JavaScript and the DOM in a module. A member that MDN does not know of its interface may be any of that name. */
export function scriptFeatures(file: string, code: string, meaningsAt: MeaningsAt): readonly Feature[] {
  const found: Feature[] = []
  const add = (name: string, ...definitions: readonly (Definition | undefined)[]) => {
    const known = definitions.filter((definition) => definition !== undefined)
    if (known.length > 0) found.push({ name, definitions: known })
  }
  const named = new Set<Named>()
  const calls: (ESTree.CallExpression | ESTree.NewExpression)[] = []
  const note = (node: ESTree.Node) => isNamed(node) && mayBePlatform(nameOf(node)) && named.add(node)
  const noteCall = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    note(node.callee)
    calls.push(node)
  }
  new Visitor({
    CallExpression: noteCall,
    NewExpression: noteCall,
    MemberExpression: (node) => {
      note(node)
      note(node.object)
    },
    BinaryExpression: ({ operator, right }) => void (operator === 'instanceof' && note(right)),
    Property: ({ key, computed }) => {
      const meant = computed ? undefined : intlOptions.get(nameOf(key))
      if (meant) add(`option ${nameOf(key)}`, ...meant, ...(members.get(nameOf(key)) ?? []))
    },
    Literal: (node) => {
      if ('regex' in node) for (const [name, definition] of inPattern(node.regex)) add(name, definition)
    },
    StaticBlock: () => add('static {}', entry(children(classes['static']), 'initialization_blocks')),
  }).visit(parseSync(file, code).program)

  const nodes = [...named]
  const meanings = meaningsAt(
    file,
    nodes.map((node) => (node.type === 'Identifier' ? node : node.property).start),
  )
  const definitionsOf = new Map<ESTree.Node, readonly Definition[]>()
  for (const [index, node] of nodes.entries()) {
    const [meaning, name] = [meanings[index], nameOf(node)]
    if (meaning && !meaning.isPlatform) continue
    const owner = meaning?.owner && !meaning.owner.startsWith('__') ? plainName(meaning.owner) : undefined
    if (node.type === 'Identifier') {
      const definition = owner === undefined ? globalNamed(name) : undefined
      if (definition) definitionsOf.set(node, [definition])
      add(name, definition)
      continue
    }
    const object = owner ?? ownerIn(node)
    const style = object.startsWith('CSSStyle')
      ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      : ''
    const exact =
      entry(holder(object), name) ??
      entry(holder(object), `${name}_static`) ??
      entry(properties, style) ??
      (globals.has(object) ? globalNamed(name) : undefined)
    const definitions = exact ? [exact] : meaning ? (members.get(name) ?? []) : []
    definitionsOf.set(node, definitions)
    add(exact ? `${object}.${name}` : `.${name}`, ...definitions)
  }
  for (const { callee, arguments: values } of calls) {
    const options = optionsOf(...(definitionsOf.get(callee) ?? []).map(children))
    const [first] = values
    if (nameOf(callee) === 'addEventListener' && first?.type === 'Literal')
      add(`event ${first.value}`, ...(members.get(`${first.value}_event`) ?? []))
    for (const value of options.size > 0 ? values : [])
      for (const property of value.type === 'ObjectExpression' ? value.properties : [])
        if (property.type === 'Property')
          add(`${nameOf(callee)}({ ${nameOf(property.key)} })`, ...(options.get(nameOf(property.key)) ?? []))
  }
  return found
}
