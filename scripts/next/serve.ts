import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createMockServer } from '../../mocks/server/index.ts'

/** Finds a free port. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a TCP port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function answers(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await setTimeout(200)
  }
  throw new Error(`${url} does not answer.`)
}

/** Starts the built app in a folder, and the mock API that it calls from the browser, on another origin. */
export async function serve(folder: string) {
  const api = await createMockServer()
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', `${port}`],
    {
      cwd: folder,
      env: { ...process.env, API_URL: api.url, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const close = async () => {
    server.kill()
    await api.close()
  }
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/login`).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { url, close }
}
