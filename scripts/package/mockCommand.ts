import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { generatedClientLogsIn } from './generatedClient.ts'
import { run } from './run.ts'

/**
 * `npx tackboard-mock` prints its help, and serves the example's own handlers along with the API; `npx tackboard-check` checks it, and a
 * client whose types come from `openapi.json` logs in to it.
 */
export async function mockCommandRuns(app: string): Promise<void> {
  assert.match(await run(app, 'npx', ['tackboard-mock', '--help']), /^Usage: tackboard-mock/m)
  const command = join(app, 'node_modules/tackboard/dist/mocks/server/cli.js')
  const child = spawn(process.execPath, [command, '--port', '0', '--handlers', 'mocks/index.ts'], {
    cwd: app,
  })
  try {
    const lines = createInterface(child.stdout)
    const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')])
    const [url] = /http:\S+\d/.exec(String(line)) ?? assert.fail('The command ended before it listened.')
    const status = async (path: string) => (await fetch(url + path)).status
    assert.equal(await status('/ads/account/'), 200)
    assert.equal(await status('/pins/lake.svg'), 200)
    assert.equal(await status('/vx/business_access/profiles/'), 200)
    const report = await run(app, 'npx', ['tackboard-check', '--base-url', url, '--calls', 'checkSso'])
    assert.match(report, /^✓ checkSso /m)
    await generatedClientLogsIn(join(app, 'node_modules/tackboard/dist/openapi.json'), url)
  } finally {
    child.kill()
  }
}
