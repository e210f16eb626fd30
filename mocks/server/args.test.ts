import { describe, expect, it } from 'vitest'
import { scenarioNames } from '../scenarios/index.ts'
import { help, readArgs } from './args.ts'
import { nearest, unknownScenario } from './nearest.ts'

describe('the command line', () => {
  it('has defaults', () => {
    expect(readArgs([])).toEqual({
      run: {
        port: 4010,
        host: '127.0.0.1',
        scenario: undefined,
        origins: [],
        requireSession: false,
        handlers: undefined,
        quiet: false,
      },
    })
  })

  it('takes every option', () => {
    const line =
      '--port 0 --host 0.0.0.0 --scenario offline --origin http://a.example --origin https://b.example:8443 ' +
      '--require-session --handlers ./mine.js --quiet'
    expect(readArgs(line.split(' '))).toEqual({
      run: {
        port: 0,
        host: '0.0.0.0',
        scenario: 'offline',
        origins: ['http://a.example', 'https://b.example:8443'],
        requireSession: true,
        handlers: './mine.js',
        quiet: true,
      },
    })
  })

  it.each([
    ['--help', 'help'],
    ['-h', 'help'],
    ['--version', 'version'],
    ['--scenarios', 'scenarios'],
  ])('%s prints the %s', (option, print) => expect(readArgs([option])).toEqual({ print }))

  it('--calls prints those of a component', () =>
    expect(readArgs(['--calls', 'LoginPage'])).toEqual({ callsOf: 'LoginPage' }))

  it.each(['abc', '-1', '65536', '1e3', '40.5', '', ' 80'])('refuses the port "%s"', (port) => {
    expect(readArgs([`--port=${port}`])).toEqual({
      problem: `--port must be a whole number from 0 to 65535, not "${port}".`,
    })
  })

  it.each(['*', 'localhost:5173', 'http://a.example/', 'http://a.example/app'])(
    'refuses the origin %s',
    (origin) => {
      expect(readArgs(['--origin', origin])).toEqual({ problem: expect.stringContaining(`"${origin}"`) })
    },
  )

  it.each([[['--prot', '1']], [['--port']], [['login']]])('refuses %j with the reason', (args) => {
    expect(readArgs(args)).toEqual({ problem: expect.stringMatching(/\w/) })
  })

  it('explains each of its options', () => {
    for (const option of [
      'port',
      'host',
      'scenario',
      'calls',
      'origin',
      'require-session',
      'handlers',
      'quiet',
    ])
      expect(help).toContain(`--${option} `)
  })
})

describe('a scenario that does not exist', () => {
  it.each([
    ['login.wrongPasword', 'login.wrongPassword'],
    ['LOGIN.WRONGPASSWORD', 'login.wrongPassword'],
    ['wrongpassword', 'login.wrongPassword'],
    ['ofline', 'offline'],
  ])('%s may mean %s', (typed, meant) => expect(nearest(typed, scenarioNames)).toContain(meant))

  it.each(['', 'x', 'constructor', 'zzzzzzzzzzzzzzzz'])('%j is similar to none', (typed) => {
    expect(unknownScenario(typed, scenarioNames)).toBe(`There is no scenario "${typed}".`)
  })
})
