import { createClient, type Client } from '../../api/client.ts'
import type { EndpointTable } from '../../api/endpoint.ts'
import type { TackboardConfig } from './config.ts'

/** The client of a table of endpoints, for a flow's config. For calls without a session: a 401 is an answer like any other. */
export const clientOf =
  <Table extends EndpointTable>(table: Table) =>
  ({ api, policy }: Pick<TackboardConfig, 'api' | 'policy'>): Client<Table> =>
    createClient(table, { ...api, policy })
