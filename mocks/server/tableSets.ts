import type { HttpHandler } from 'msw'
import { createTables, ownTables, type Db } from '../db.ts'
import type { MockOptions } from '../handlers/handler.ts'
import { scenario, type ScenarioName } from '../scenarios/index.ts'
import { cookiesOf } from './http.ts'

/** Selects a set of tables. Can be a header, or a cookie of the same name with underscores. */
const workerHeader = 'x-tackboard-worker'
const workerCookie = 'tackboard_worker'
const sessionCookie = 'tackboard_session'

/** Everything that one user of the server, such as a test worker, can see and change. */
export interface TableSet {
  readonly tables: Db
  scenario: { readonly name: ScenarioName; readonly handlers: readonly HttpHandler[] } | null
  /** Switches to a scenario, or to none. Each set has its own handlers, because some remember earlier answers. */
  readonly start: (name: ScenarioName | null) => void
  /** IDs of members by the value of their cookie. */
  readonly sessions: Map<string, string>
}

/** Sets of tables by name. A new one starts with the fixtures and the given scenario. */
export function createTableSets(initial: ScenarioName | null, options: Pick<MockOptions, 'policy'> = {}) {
  function create(tables: Db): TableSet {
    const set: TableSet = {
      tables,
      scenario: null,
      start(name) {
        set.scenario = name === null ? null : { name, handlers: scenario(name, options).handlers }
      },
      sessions: new Map(),
    }
    set.start(initial)
    return set
  }
  const sets = new Map<string, TableSet>([['', create(ownTables)]])
  return {
    /** The set that a request selects. Requests that select none share `db`, so that tests in this process can use it. */
    of(request: Request): TableSet {
      const name = request.headers.get(workerHeader) ?? cookiesOf(request)[workerCookie] ?? ''
      const set = sets.get(name) ?? create(createTables())
      sets.set(name, set)
      return set
    },
    reset(set: TableSet): void {
      Object.assign(set.tables, createTables())
      set.start(initial)
      set.sessions.clear()
    },
  }
}

/** The member whose session the request belongs to; null for a visitor. */
export const memberOf = (request: Request, { sessions }: TableSet): string | null =>
  sessions.get(cookiesOf(request)[sessionCookie] ?? '') ?? null

/** Starts a session. Returns its cookie. */
export function startSession({ sessions }: TableSet, userId: string): string {
  const token = crypto.randomUUID()
  sessions.set(token, userId)
  return `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax`
}

/** Ends the request's session. Returns the cookie that removes it. */
export function endSession(request: Request, { sessions }: TableSet): string {
  sessions.delete(cookiesOf(request)[sessionCookie] ?? '')
  return `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
}
