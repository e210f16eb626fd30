import { parseSync, Visitor, type ESTree } from 'vite'
import { api, children, elements, entriesByName, entry, globalAttributes, type Feature } from './compat.ts'

type Definition = Feature['definitions'][number]

const events = entriesByName(api)
/** Those that any element may receive, as a component passes them on. */
const commonEvents = entriesByName(children(api['Element']), children(api['HTMLElement']))

const attributesNamed = (name: string) =>
  [globalAttributes, ...Object.values(elements).map(children)].flatMap((group) => entry(group, name) ?? [])

/** An attribute's value that MDN knows by itself, such as `type="date"`. */
const valueOf = (
  attribute: Definition | undefined,
  element: Definition | undefined,
  name: string,
  value: string,
) => entry(children(attribute), value) ?? entry(children(element), `${name}_${value}`)

const nameOf = (node: ESTree.JSXElementName) => (node.type === 'JSXIdentifier' ? node.name : '')

/** The elements, attributes and events in a module's markup. An attribute of a component may be that of any element. */
export function markupFeatures(file: string, code: string): readonly Feature[] {
  const found: Feature[] = []
  const add = (name: string, ...definitions: readonly (Definition | undefined)[]) => {
    const known = definitions.filter((definition) => definition !== undefined)
    if (known.length > 0) found.push({ name, definitions: known })
  }
  new Visitor({
    JSXOpeningElement: ({ name: node, attributes: given }) => {
      const name = nameOf(node)
      const element = entry(elements, name)
      add(`<${name}>`, element)
      for (const attribute of given) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        const key = attribute.name.name.toLowerCase()
        const event = key.startsWith('on') ? key.slice(2) : ''
        add(`event ${event}`, ...((element ? events : commonEvents).get(`${event}_event`) ?? []))
        const exact = entry(children(element), key) ?? entry(globalAttributes, key)
        const meant = exact ? [exact] : element ? [] : attributesNamed(key)
        add(exact && element ? `<${name} ${key}>` : `${key}=`, ...meant)
        if (attribute.value?.type === 'Literal') {
          const value = String(attribute.value.value)
          add(`<${name} ${key}="${value}">`, valueOf(exact, element, key, value))
        }
      }
    },
  }).visit(parseSync(file, code).program)
  return found
}
