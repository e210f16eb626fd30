import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createMockServer } from '../../mocks/server/index.ts'

/** Starts the built app in a folder, and the mock API that it calls from the browser, on a separate origin. */
export async function serve(folder: string) {
  const api = await createMockServer()
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '0'],
    {
      cwd: folder,
      env: { ...process.env, API_URL: api.url, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const close = async () => {
    server.kill()
    await api.close()
  }
  const lines = createInterface(server.stdout)
  const address = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
      if (url) resolve(url)
    })
  })
  const url = await Promise.race([address, once(lines, 'close')])
  if (typeof url === 'string') return { url, close }
  await close()
  throw new Error('Next ended before it listened.')
}
