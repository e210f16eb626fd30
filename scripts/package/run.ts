import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const start = promisify(execFile)

/** Runs a command in a folder. If it fails, the error contains its output. */
export async function run(
  cwd: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = {
    cwd,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 26,
  }
  try {
    return (await start(command, args, options)).stdout
  } catch (error) {
    // SAFETY: `execFile` rejects with an error that carries the command's output.
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}
