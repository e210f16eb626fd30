/** `npm run dev`: the mock API and Vite. What follows `--` goes to the mock API: `npm run dev -- --scenario login.slow`. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** The command `tackboard-mock`. */
const command = fileURLToPath(new URL('cli.js', import.meta.resolve('tackboard/mocks/server')))
const settings = ['--port', '4010', '--handlers', 'mocks/index.ts']
const api = spawn(process.execPath, [command, ...settings, ...process.argv.slice(2)], { stdio: 'inherit' })
api.once('exit', (code) => process.exit(code ?? 1))
process.once('exit', () => api.kill())

const pages = await createServer()
await pages.listen()
pages.printUrls()
