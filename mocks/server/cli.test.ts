/** The command as users run it: in a separate process. */
import { spawn } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const cli = join(import.meta.dirname, 'cli.ts')

/** Starts the command and collects its output. */
function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [cli, ...args])
  const printed = { out: '', error: '' }
  const address = Promise.withResolvers<string>()
  child.stdout.on('data', (chunk: Buffer) => {
    printed.out += chunk.toString()
    const [url] = /http:\/\/localhost:\d+/.exec(printed.out) ?? []
    if (url) address.resolve(url)
  })
  child.stderr.on('data', (chunk: Buffer) => (printed.error += chunk.toString()))
  const ended = new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, ...printed }))
  })
  return { child, address: address.promise, ended }
}

describe('tackboard-mock', () => {
  it('answers in the given scenario until it is stopped, with a call that never ends', async () => {
    const { child, address, ended } = start('--port', '0', '--scenario', 'login.wrongPassword')
    const url = await address
    const body = JSON.stringify({
      username_or_email: 'wren',
      password: 'any',
      app_type_from_client: 7,
      recaptchaV3Token: 'default',
      attempt_event: 7534,
    })
    const send = () => fetch(`${url}/v3/login/`, { method: 'POST', body })
    expect((await (await send()).json()).resource_response.error.api_error_code).toBe(1009)
    const name = JSON.stringify({ name: 'login.neverAnswers' })
    await fetch(`${url}/__tackboard/scenario`, { method: 'POST', body: name })
    const hanging = send().catch(() => 'cut off')
    await fetch(`${url}/__tackboard/scenarios`)
    child.kill('SIGTERM')
    const { code, out, error } = await ended
    expect([code, error, await hanging]).toEqual([0, '', 'cut off'])
    expect(out).toMatch(
      /in the scenario login\.wrongPassword\.\nGive it to your app: api=.+\nPOST \/v3\/login\/ 400 \(\d+ ms\)/,
    )
    expect(out).toMatch(/Stopped\.\n$/)
  })

  it('runs handlers of a file first', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tackboard-mock-'))
    const file = join(folder, 'mine.js')
    const msw = import.meta.resolve('msw')
    await writeFile(
      file,
      `import { http } from '${msw}'\nexport const handlers = [http.get('*/ads/', () => new Response('mine'))]`,
    )
    const { child, address, ended } = start('--port', '0', '--handlers', file, '--quiet')
    expect(await (await fetch(`${await address}/ads/`)).text()).toBe('mine')
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
  })

  it('answers with the codes of the app, at its paths, if its module exports the policy alone', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'tackboard-mock-')), 'policy.js')
    const policy = { codes: { wrongPassword: [78] }, paths: { calls: { logIn: '/session/' } } }
    await writeFile(file, `export const policy = ${JSON.stringify(policy)}`)
    const { child, address } = start('--port', '0', '--handlers', file, '--require-session')
    const post = async (password: string) => {
      const body = { username_or_email: 'wren', password, app_type_from_client: 7 }
      const more = { recaptchaV3Token: 'default', attempt_event: 7534 }
      return fetch(`${await address}/session/`, {
        method: 'POST',
        body: JSON.stringify({ ...body, ...more }),
      })
    }
    expect((await (await post('wrong')).json()).resource_response.error.api_error_code).toBe(78)
    expect((await post('correct horse battery')).headers.getSetCookie().join()).toContain('tackboard_session')
    const name = JSON.stringify({ name: 'login.wrongPassword' })
    await fetch(`${await address}/__tackboard/scenario`, { method: 'POST', body: name })
    const inScenario = await (await post('correct horse battery')).json()
    expect(inScenario.resource_response.error.api_error_code).toBe(78)
    child.kill('SIGINT')
    await writeFile(file, 'export const policy = 1')
    const { code, error } = await start('--port', '0', '--handlers', file).ended
    expect([code, error]).toEqual([1, expect.stringContaining('must export `policy` as an object')])
  })

  it('verifies passkeys as the module of an app says, which must be able to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tackboard-mock-'))
    const file = join(folder, 'passkeys.js')
    await writeFile(file, 'export const handlers = []; export const verifyNewPasskey = () => null')
    const { child, address } = start('--port', '0', '--handlers', file, '--quiet')
    const register = `${await address}/v3/passkeys/registration/`
    const post = async (path: string, body: unknown) =>
      (await fetch(register + path, { method: 'POST', body: JSON.stringify(body) })).json()
    const { resource_response } = Object(await post('options/', {}))
    const clientDataJSON = Buffer.from(JSON.stringify(resource_response.data)).toString('base64url')
    const credential = {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON, attestationObject: 'a' },
    }
    expect(await post('verification/', { credential })).toMatchObject({
      resource_response: { error: { message: 'This passkey could not be verified.' } },
    })
    child.kill('SIGINT')
    await writeFile(file, 'export const handlers = []; export const verifyPasskey = true')
    const { code, error } = await start('--port', '0', '--handlers', file).ended
    expect([code, error]).toEqual([1, expect.stringContaining('must export `verifyPasskey` as a function')])
  })

  it('says what is wrong with the command line', async () => {
    const unknown = await start('--scenario', 'login.wrongPasword').ended
    expect([unknown.code, unknown.error]).toEqual([
      2,
      expect.stringContaining('Did you mean login.wrongPassword'),
    ])
    const port = await start('--port', 'abc').ended
    expect([port.code, port.error]).toEqual([2, expect.stringContaining('from 0 to 65535, not "abc"')])
    const file = await start('--handlers', './nothing.js').ended
    expect([file.code, file.error]).toEqual([1, expect.stringContaining('./nothing.js')])
  })

  it('says that a port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    // SAFETY: it listens on a TCP port.
    const { port } = other.address() as AddressInfo
    const { code, error } = await start('--port', String(port)).ended
    expect([code, error]).toEqual([1, expect.stringContaining(`Port ${port} is in use.`)])
    other.close()
  })

  it('prints its help, its version and the scenarios', async () => {
    const [help, version, scenarios] = await Promise.all([
      start('--help').ended,
      start('--version').ended,
      start('--scenarios').ended,
    ])
    expect(help.out).toContain('--require-session')
    expect(version.out).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(scenarios.out.split('\n')).toContain('login.wrongPassword')
  })

  it('prints what a component calls, and suggests a name that it may mean', async () => {
    const [calls, typo] = await Promise.all([
      start('--calls', 'QuickPromote').ended,
      start('--calls', 'LogInPage').ended,
    ])
    expect(calls.out).toContain('POST /ads/v4/advertisers/{advertiserId}/pins/{pinId}/quick_promote/')
    expect([typo.code, typo.error]).toEqual([2, expect.stringContaining('Did you mean LoginPage')])
  })
})
