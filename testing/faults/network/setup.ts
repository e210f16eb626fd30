/** Starts the server that opens faulty networks for the tests. At the end, prints what happened to each call. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { createFaultyNetwork, type FaultyNetwork } from './faultyNetwork.ts'
import type { Commands, Note } from './protocol.ts'
import { tableOf } from './table.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server that opens networks. */
    readonly faultyNetworks: string
  }
}

const networks = new Map<number, FaultyNetwork>()
const notes: Note[] = []

const networkAt = (port: number) => {
  const network = networks.get(port)
  if (!network) throw new Error(`No network is open at ${port}.`)
  return network
}

type Run = { readonly [K in keyof Commands]: (body: Commands[K], port: number) => unknown }

const run: Run = {
  async open(options) {
    const network = await createFaultyNetwork(options)
    networks.set(network.port, network)
    return network.url
  },
  plan: (plan, port) => networkAt(port).plan(plan),
  back: (_, port) => networkAt(port).back(),
  release: (_, port) => networkAt(port).release(),
  received: (_, port) => networkAt(port).received(),
  async close(_, port) {
    await networkAt(port).close()
    networks.delete(port)
  },
  note: (note) => void notes.push(note),
}

const isCommand = (name: string | undefined): name is keyof Commands => name !== undefined && name in run

export async function setup(project: TestProject) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const [, port, name] = incoming.url?.split('/') ?? []
    outgoing.setHeader('access-control-allow-origin', '*')
    try {
      if (!isCommand(name)) throw new Error(`No command ${name}`)
      // SAFETY: the tests send each command with its matching body.
      const answer = await run[name](JSON.parse(Buffer.concat(chunks).toString()) as never, Number(port))
      outgoing.end(JSON.stringify(answer ?? null))
    } catch (error) {
      outgoing.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a TCP port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  project.provide('faultyNetworks', `http://127.0.0.1:${port}`)

  return async () => {
    await Promise.all([...networks.values()].map((network) => network.close()))
    server.close()
    server.closeAllConnections()
    await tableOf(notes)
  }
}
