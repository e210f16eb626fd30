import { describe, expect, it } from 'vitest'
import { upgrade } from './upgrade.ts'

const run = (code: string, file = 'app.tsx') => upgrade(code, file)
const codeOf = (code: string, file?: string) => run(code, file)?.code

describe('Imports', () => {
  it.each([
    ['one area', `import { LoginPage } from 'tackboard'`, `import { LoginPage } from 'tackboard/auth'`],
    [
      'what stays, and two areas',
      `import { LoginPage, TackboardProvider, LoginView, type LoggedIn } from 'tackboard'\n`,
      `import { TackboardProvider } from 'tackboard'\nimport { LoginPage, type LoggedIn } from 'tackboard/auth'\nimport { LoginView } from 'tackboard/views'\n`,
    ],
    [
      'two areas, of which nothing stays',
      `import { FollowButton, BoardPicker } from "tackboard";\nfoo()`,
      `import { FollowButton } from "tackboard/people";\nimport { BoardPicker } from "tackboard/saving";\nfoo()`,
    ],
    ['types', `import type { Viewer } from 'tackboard'`, `import type { Viewer } from 'tackboard/auth'`],
    [
      'types of two entry points',
      `import type { Viewer, Policy } from 'tackboard'`,
      `import type { Policy } from 'tackboard'\nimport type { Viewer } from 'tackboard/auth'`,
    ],
    [
      'an alias',
      `import { LoginPage as Page, ApiFailure as F } from 'tackboard'`,
      `import { ApiFailure as F } from 'tackboard'\nimport { LoginPage as Page } from 'tackboard/auth'`,
    ],
    [
      'a re-export',
      `export { LoginPage as Page } from 'tackboard'`,
      `export { LoginPage as Page } from 'tackboard/auth'`,
    ],
    [
      'a re-export of types',
      `export type { Board, Locale } from 'tackboard'`,
      `export type { Locale } from 'tackboard'\nexport type { Board } from 'tackboard/saving'`,
    ],
    [
      'several lines',
      `import {\n    LoginPage,\n    TackboardProvider,\n    OneTap,\n} from 'tackboard' // the app\nlet a`,
      `import {\n    TackboardProvider,\n} from 'tackboard' // the app\nimport {\n    LoginPage,\n    OneTap,\n} from 'tackboard/auth'\nlet a`,
    ],
    [
      'the line ends of Windows',
      `import { LoginPage, Toaster } from 'tackboard'\r\nfoo\r\n`,
      `import { Toaster } from 'tackboard'\r\nimport { LoginPage } from 'tackboard/auth'\r\nfoo\r\n`,
    ],
    ['no spaces', `import{LoginPage}from'tackboard'`, `import{LoginPage}from'tackboard/auth'`],
    [
      'a comment between names of one area',
      `import {\n  LoginPage, // the page\n} from 'tackboard'`,
      `import {\n  LoginPage, // the page\n} from 'tackboard/auth'`,
    ],
    [
      'a name that has changed',
      `import { FacebookSignupUnavailableBanner, type LogEntry } from 'tackboard'`,
      `import { type LogEvent as LogEntry } from 'tackboard'\nimport { SignupUnavailableBanner as FacebookSignupUnavailableBanner } from 'tackboard/views'`,
    ],
  ])('of %s', (_what, before, after) => expect(codeOf(before)).toBe(after))

  it('of plain JavaScript', () =>
    expect(
      codeOf(`import { LoginPage } from 'tackboard'\nconst a = 1 < 2 ? /'/ : <p>Don't</p>`, 'a.jsx'),
    ).toContain('tackboard/auth'))
})

describe('What it does not touch', () => {
  it.each([
    `const text = \`import { LoginPage } from 'tackboard'\``,
    `// import { LoginPage } from 'tackboard'\nimport { Toaster } from 'tackboard'`,
    `/* import { LoginPage } from 'tackboard' */`,
    `const a = <p>import {'{'} LoginPage {'}'} from 'tackboard'</p>`,
    `import { LoginPage } from './tackboard'`,
    `import { LoginPage } from 'tackboard-like'`,
    `import 'tackboard'`,
    `import { LoginPage } from 'tackboard/auth'`,
    `export { LoginPage }\nconst from = 'tackboard'`,
  ])('%s', (code) => expect(run(code)).toEqual({ code, changes: [], manual: [] }))

  it('A file that cannot be read', () =>
    expect(run(`import { LoginPage } from 'tackboard'\nconst a = (`)).toBeNull())
})

describe('By hand, with the line', () => {
  it.each([
    ['a namespace', `\nimport * as T from 'tackboard'`, 2, 'as T'],
    ['everything', `export * from 'tackboard'`, 1, 'everything'],
    ['everything under a name', `export * as T from 'tackboard'`, 1, 'as T'],
    ['a call of import', `const a = await import('tackboard')`, 1, 'as a whole'],
    ['a call of require', `const { LoginPage } = require('tackboard')`, 1, 'as a whole'],
    ['a module that a test replaces', `vi.mock('tackboard')`, 1, 'as a whole'],
    [
      'comments between names of two areas',
      `import { LoginPage, /* a */ LoginView } from 'tackboard'`,
      1,
      'LoginPage → tackboard/auth; LoginView → tackboard/views',
    ],
    [
      'a prop that is gone',
      `import { OneTap as Tap } from 'tackboard/auth'\nconst a = <Tap onNeedsAge={b} />`,
      2,
      'onNeedsAge of OneTap is gone',
    ],
    [
      'a component with another prop',
      `import { FacebookSignupUnavailableBanner as B } from 'tackboard'\nconst a = <B />`,
      2,
      'providers',
    ],
    [
      'a policy key',
      `import { type PolicyOverrides } from 'tackboard'\nconst p = { unifiedReset: true }`,
      2,
      'unified_password_reset',
    ],
    [
      'a message key',
      `import 'tackboard'\nconst m = { 'saving.toast.failed': '' }`,
      2,
      'saving.toast.failed',
    ],
    [
      'a design token',
      `import { tokens } from 'tackboard/theme'\nconst a = tokens.type[12]`,
      2,
      'type.legal',
    ],
    ['a field of the mocks', `import { db } from 'tackboard/mocks'\ndb.users[0].meets = 1`, 2, 'outcome'],
    [
      'an actor',
      `import { signupMachine } from 'tackboard/machines'\nconst a = { setUnderageFlag }`,
      2,
      'underageMachine',
    ],
  ])('%s', (_what, code, line, what) => {
    const { manual } = run(code) ?? { manual: [] }
    expect(manual).toEqual([{ line, what: expect.stringContaining(what) }])
  })

  it('members of a memory platform are renamed', () =>
    expect(codeOf(`import { a } from 'tackboard/mocks'\np.cookies.kept; p.oneTap.looks; kept; a.kept`)).toBe(
      `import { a } from 'tackboard/mocks'\np.cookies.stored; p.oneTap.polls; kept; a.kept`,
    ))
})
