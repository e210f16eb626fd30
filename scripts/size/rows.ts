/** Uses what it imports, so that nothing else of the package stays in the bundle. */
const using = (names: string, from: string) =>
  `import { ${names} } from '${from}'\nglobalThis.app = [globalThis.app, ${names}]\n`

const dist = '../../dist'
const area = (name: string) => `${dist}/src/${name}.js`
const machines = `${dist}/machines/index.js`

export interface Row {
  readonly name: string
  /** The source of the app's only module. */
  readonly entry: string
  /** `first`: what loads before the first paint. `all`: that and every chunk loaded later. `later`: the largest of those chunks. Default: first. */
  readonly counts?: 'all' | 'later'
  /** Chunks loaded later that are counted anyway, by name. Default: none. */
  readonly plus?: readonly string[]
  /** In kB. None for a row that is only informative. */
  readonly limit?: number
}

const authFlow = using('AuthModal, LoginPage', area('auth'))
const quickPromote = using('QuickPromote', area('promote'))
const actor = using('fromPromise', 'xstate') + using('useActorRef', '@xstate/react')

export const rows: readonly Row[] = [
  { name: '`LoginView` alone, no machine', entry: using('LoginView', area('views')), limit: 21.4 },
  {
    name: 'one log-in view with its machine and client',
    entry:
      using('LoginView', area('views')) +
      using('createClient, loginEndpoints', area('api')) +
      using('loginMachine', machines) +
      actor,
    limit: 43.6,
  },
  {
    name: '`LoginPage`, first load: that and its container, platform, toasts and effects',
    entry: using('LoginPage', area('auth')),
    limit: 72.2,
  },
  { name: 'the whole auth flow, what is not on screen loaded when needed', entry: authFlow, limit: 75.9 },
  { name: 'the same with the sign-up form on screen', entry: authFlow, plus: ['signupBundle'] },
  { name: 'the same with everything it may load later', entry: authFlow, counts: 'all' },
  {
    name: 'the board picker with its machine',
    entry: using('BoardPickerView', area('views')) + using('boardPickerMachine', machines) + actor,
    limit: 37.5,
  },
  { name: '`BoardPicker`: that, its flow and its calls', entry: using('BoardPicker', area('saving')) },
  {
    name: 'quick promote, first load: its flow, and the outline shown while it reads the account',
    entry: quickPromote,
    limit: 65.9,
  },
  {
    name: 'the same with the page and its dialogs',
    entry: quickPromote,
    // The second one is shared by the page and the forms.
    plus: ['pageBundle', 'useErrorText'],
  },
  { name: 'the same with everything it may load later', entry: quickPromote, counts: 'all' },
  { name: 'one locale (the largest)', entry: using('loadMessages', area('messages')), counts: 'later' },
  {
    name: 'the messages of `auth` in that locale',
    entry:
      `import { messages as common } from '${dist}/src/messages/locales/ar/common.js'\n` +
      `import { messages } from '${dist}/src/messages/locales/ar/auth.js'\nglobalThis.app = [common, messages]\n`,
    limit: 9.5,
  },
  {
    name: 'floor: styled-components + xstate + @xstate/react',
    entry:
      using('css, styled', 'styled-components') +
      using('assign, emit, fromPromise, setup', 'xstate') +
      using('useActorRef, useSelector', '@xstate/react'),
  },
]
