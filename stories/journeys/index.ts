import type { EveryRowId } from '../../src/errors/index.ts'
import type { ErrorJourneys, Journey, Journeys } from '../../testing/journeys/journey.ts'
import type { StateName } from '../../testing/journeys/stateName.ts'

const files = import.meta.glob<Readonly<Record<string, object>>>('../*/**/*.journeys.ts', { eager: true })
const tables = Object.values(files).flatMap((file) => Object.entries(file))

const tablesNamed = (pattern: RegExp) =>
  tables.flatMap(([name, table]) => (pattern.test(name) ? [table] : []))

/** Journeys to states: each export named `…Journeys` in the files `<area>/<flow>.journeys.ts`. */
const journeys: Journeys = Object.assign({}, ...tablesNamed(/(?<!Error)Journeys$/))

/** Journeys to rows of the error catalogue: each export named `…ErrorJourneys`. */
const errorJourneys: ErrorJourneys = Object.assign({}, ...tablesNamed(/ErrorJourneys$/))

const missing = (name: string, tableSuffix: string) => {
  const flow = name.split('.')[0]
  return new Error(
    `'${name}' has no journey. Add it to ${flow}${tableSuffix} in stories/<area>/, as ${flow}.journeys.ts.`,
  )
}

/** The journey to a state. */
export function journeyTo(state: StateName): Journey {
  const journey = journeys[state]
  if (!journey) throw missing(state, 'Journeys')
  return journey
}

/** The journey to a row of the error catalogue. */
export function journeyToRow(row: EveryRowId): Journey {
  const journey = errorJourneys[row]
  if (!journey) throw missing(row, 'ErrorJourneys')
  return typeof journey === 'function' ? journey(row) : journey
}
