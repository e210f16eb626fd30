import type { Session } from '../../src/domain/auth/session.ts'
import { db, findUser } from '../db.ts'
import type { UserRow } from '../rows.ts'
import { scenario, scenarioNames, type ScenarioName } from '../scenarios/index.ts'
import { json } from './http.ts'
import { unknownScenario } from './nearest.ts'
import { endSession, memberOf, startSession, type TableSet } from './tableSets.ts'

/** Paths that control the server instead of calling the API. */
export const controlPath = '/__tackboard/'

/** What a control call can use. */
interface Control {
  readonly request: Request
  readonly set: TableSet
  readonly reset: () => void
}

export const isScenario = (name: unknown): name is ScenarioName => scenarioNames.some((one) => one === name)

/** What a scenario needs beyond a server: `platform` belongs to the browser, `policy` and `promote` belong to the app. */
const needsOf = (name: ScenarioName): readonly string[] => {
  const { platform, policy, promote } = scenario(name)
  return Object.entries({ platform, policy, promote }).flatMap(([part, value]) => (value ? [part] : []))
}

const describeScenario = (name: ScenarioName) => ({
  name,
  answers: scenario(name).handlers.length > 0,
  needs: needsOf(name),
})

async function fieldOf(request: Request, field: string): Promise<unknown> {
  const body: unknown = await request.json().catch(() => null)
  return Object(body)[field]
}

async function setScenario({ request, set }: Control): Promise<Response> {
  const name = await fieldOf(request, 'name')
  if (name !== null && !isScenario(name))
    return json({ message: unknownScenario(String(name), scenarioNames) }, 400)
  set.start(name)
  return json({ scenario: name === null ? null : describeScenario(name) })
}

async function logIn({ request, set }: Control): Promise<Response> {
  const typed = await fieldOf(request, 'user')
  const user = typeof typed === 'string' ? findUser(typed) : undefined
  if (!user) return json({ message: `There is no member "${String(typed)}". Send { "user": "wren" }.` }, 400)
  return json({ user }, 200, { 'set-cookie': startSession(set, user.id) })
}

/** The session that an app passes to its provider. A member who may act for a profile is a partner. */
const sessionOf = ({ id, username, fullName }: UserRow): Session => ({
  userId: id,
  username,
  fullName,
  isPartner: db.profiles.length > 0,
})

const whoIsIt = ({ request, set }: Control) => {
  const id = memberOf(request, set)
  const user = db.users.find((row) => row.id === id)
  return json(user ? { user, session: sessionOf(user) } : { user: null, session: null })
}

/** The control calls, by method and path. */
const calls: Readonly<Record<string, (control: Control) => Response | Promise<Response>>> = {
  'GET scenarios': ({ set }) =>
    json({ current: set.scenario?.name ?? null, scenarios: scenarioNames.map(describeScenario) }),
  'POST scenario': setScenario,
  'POST reset': ({ reset }) => {
    reset()
    return json({ reset: true })
  },
  'GET tables': () => json(db),
  'GET session': whoIsIt,
  'POST session': logIn,
  'DELETE session': ({ request, set }) =>
    json({ user: null }, 200, { 'set-cookie': endSession(request, set) }),
}

/** Answers a control call. */
export async function answerControl(control: Control): Promise<Response> {
  const { method, url } = control.request
  const name = new URL(url).pathname.slice(controlPath.length).replace(/\/$/, '')
  const available = Object.keys(calls).map((call) => call.replace(' ', ` ${controlPath}`))
  return (
    calls[`${method} ${name}`]?.(control) ??
    json({ message: `Unknown call. Available: ${available.join(', ')}.` }, 404)
  )
}
