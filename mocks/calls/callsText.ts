import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { flowCalls, type ComponentName, type FlowCalls } from './flowCalls.ts'
import { everyCall } from './index.ts'

/** A call's method and path: `GET /v3/pins/{id}/`. */
export function addressOf(name: keyof EveryEndpoint): string {
  const { method, path } = everyEndpoint[name]
  return `${method} ${path?.replaceAll(/:(\w+)/g, '{$1}') ?? '(the address that checkSso answers with)'}`
}

const line = (name: keyof EveryEndpoint) => `  ${addressOf(name)}\n      ${everyCall[name].summary}`

const lines = (names: readonly (keyof EveryEndpoint)[]) => names.map(line).join('\n')

/** What a component calls, for a terminal. */
export function callsText(component: ComponentName): string {
  const { needs, without = {}, services }: FlowCalls = flowCalls[component]
  if (needs.length === 0 && Object.keys(without).length === 0 && !services)
    return `${component} makes no call.`
  return [
    needs.length > 0 ? `${component} needs:\n${lines(needs)}` : `${component} needs no call.`,
    ...Object.entries(without).map(([what, calls]) => `For ${what}:\n${lines(calls)}`),
    ...(services
      ? [
          `Your app calls your server itself, at paths of yours, in the prop \`services\`:\n${Object.entries(
            services,
          )
            .map(([name, meaning]) => `  ${name}\n      ${meaning}`)
            .join('\n')}`,
        ]
      : []),
  ].join('\n')
}

const cell = (names: readonly (keyof EveryEndpoint)[]) =>
  names.map((name) => `\`${addressOf(name)}\``).join(', ')

const servicesCell = (services: Readonly<Record<string, string>>) =>
  `what your app calls itself, in \`services\`: ${Object.keys(services)
    .map((name) => `\`${name}\``)
    .join(', ')}`

/** The table of the page about an app's server. Components with the same calls share a row. */
export function callsTable(): string {
  const rows = Object.entries<FlowCalls>(flowCalls).map(([component, { needs, without = {}, services }]) => ({
    component,
    cells: [
      [cell(needs) || (services ? '' : 'none'), services ? servicesCell(services) : '']
        .filter(Boolean)
        .join('<br>'),
      Object.entries(without)
        .map(([what, calls]) => `${what}: ${cell(calls)}`)
        .join('<br>'),
    ].join(' | '),
  }))
  return [
    '| component | calls that it needs | calls that it can do without |',
    '| --- | --- | --- |',
    ...[...Map.groupBy(rows, ({ cells }) => cells)].map(
      ([cells, same]) => `| ${same.map(({ component }) => `\`${component}\``).join(', ')} | ${cells} |`,
    ),
  ].join('\n')
}
