import { parse, type AtRule, type Declaration, type Rule } from 'postcss'
import { parseSync, Visitor, type ESTree } from 'vite'
import {
  atRules,
  children,
  compatOf,
  entriesByName,
  entry,
  properties,
  selectors,
  types,
  type Feature,
} from './compat.ts'

const typesByName = entriesByName(types)
const described = [...typesByName.values()].flat()
/** Some functions MDN lists only with the properties that take them. */
const inProperties = entriesByName(properties)

/** `dvh`, which MDN describes together with its siblings. */
const unit = (name: string) =>
  typesByName.get(name) ??
  described.filter((node) => compatOf(node)?.description?.includes(`<code>${name}</code>`))

/** The features that a value uses: its functions, units, and the keywords that MDN lists for the property. */
function* inValue(property: string, value: string): Generator<Feature> {
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|#[\da-f]+/gi, '')
  const own = children(properties[property])
  for (const [, name = ''] of plain.matchAll(/(?<![-\w])([a-z][-\w]*)\(/gi)) {
    const exact = entry(own, name) ?? entry(own, `${name}_function`)
    yield {
      name: `${name}()`,
      definitions: exact ? [exact] : (typesByName.get(name) ?? inProperties.get(name) ?? []),
    }
  }
  for (const [, name = ''] of plain.matchAll(/(?<![-\w#])[\d.]+([a-z]+)/gi)) {
    const definitions = unit(name)
    // Those as old as CSS are not in the data.
    if (definitions.length > 0) yield { name, definitions }
  }
  for (const [name] of plain.matchAll(/(?<![-\w.])-?[a-z][-a-z]*(?![-\w(])/gi)) {
    const exact = entry(own, name)
    if (exact) yield { name: `${property}: ${name}`, definitions: [exact] }
  }
}

function* inDeclaration({ prop, value }: Declaration): Generator<Feature> {
  if (!prop.startsWith('--')) {
    const exact = entry(properties, prop) ?? entry(properties, prop.replace(/^-\w+-/, ''))
    yield { name: prop, definitions: exact ? [exact] : [] }
  }
  yield* inValue(prop, value)
}

function* inRule({ selector, parent }: Rule): Generator<Feature> {
  if (parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes') return
  const plain = selector.replaceAll(/\[[^\]]*\]/g, '')
  for (const [whole, name = ''] of plain.matchAll(/::?([-\w]+)/g)) {
    const exact = entry(selectors, name)
    yield { name: whole, definitions: exact ? [exact] : [] }
  }
}

function* inAtRule({ name, params }: AtRule): Generator<Feature> {
  const exact = entry(atRules, name)
  yield { name: `@${name}`, definitions: exact ? [exact] : [] }
  if (name !== 'media') return
  for (const [, feature = ''] of params.matchAll(/\(\s*(?:min-|max-)?([-a-z]+)/g)) {
    const known = entry(children(exact), feature)
    yield { name: `@media (${feature})`, definitions: known ? [known] : [] }
  }
  const range = /[<>]/.test(params) ? entry(children(exact), 'range_syntax') : undefined
  if (range) yield { name: '@media (width < 1px)', definitions: [range] }
}

/** A template with its values replaced: a fragment that is a statement goes, since it is read where it is written. */
function textOf({ quasis }: ESTree.TemplateLiteral): string {
  const text = quasis.map(({ value }) => value.raw).join('\0')
  return text.replaceAll(/(?<=(?:(?<![^])|[;{}]|\*\/)\s*)(?:\0;?\s*?\n\s*)+/g, '').replaceAll('\0', 'slot')
}

const rootOf = (node: ESTree.Node): string =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression'
      ? rootOf(node.object)
      : node.type === 'CallExpression'
        ? rootOf(node.callee)
        : ''

/** The features of CSS in a module: in its templates, and the functions in the theme's strings. */
export function cssFeatures(file: string, code: string): readonly Feature[] {
  const found: Feature[] = []
  const readString = (value: string) =>
    found.push(...[...inValue('', value)].filter(({ name }) => name.endsWith('()')))
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (!['css', 'styled', 'keyframes', 'createGlobalStyle'].includes(rootOf(tag))) return
      const sheet = parse(textOf(quasi))
      sheet.walkDecls((node) => void found.push(...inDeclaration(node)))
      sheet.walkRules((node) => void found.push(...inRule(node)))
      sheet.walkAtRules((node) => void found.push(...inAtRule(node)))
    },
    Literal: ({ value }) => {
      if (typeof value === 'string' && file.startsWith('src/theme/')) readString(value)
    },
  }).visit(parseSync(file, code).program)
  return found
}
