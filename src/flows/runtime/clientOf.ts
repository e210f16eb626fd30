import { createClient, type Client } from '../../api/client.ts'
import type { EndpointTable } from '../../api/endpoint.ts'
import type { TackboardConfig } from './config.ts'

/** The client of a table of endpoints, for a flow's config. A 401 is an answer like any other: for the calls of those who have no session. */
export const clientOf =
  <Table extends EndpointTable>(table: Table) =>
  ({ api, policy }: Pick<TackboardConfig, 'api' | 'policy'>): Client<Table> =>
    createClient(table, { ...api, policy })
