import { createClient, type Client } from '../../api/client.ts'
import type { EndpointTable } from '../../api/endpoint.ts'
import type { TackboardConfig } from './config.ts'
import type { LoadLogIn } from './sessionGate.ts'

/** Imported here and not by the provider, so that esbuild does not split the bundle of the log-in page for it. */
export const loadLogIn: LoadLogIn = async () => (await import('../auth/session/LogInAgain.tsx')).LogInAgain

/** The client for what members do: if their session has ended, they log in again, and the call is repeated once. */
export const memberClientOf =
  <Table extends EndpointTable>(table: Table) =>
  ({ api, policy, sessionGate }: Pick<TackboardConfig, 'api' | 'policy' | 'sessionGate'>): Client<Table> =>
    createClient(table, { renewSession: sessionGate?.forCall(loadLogIn), ...api, policy })
