import { expect } from 'vitest'
import { byPassword } from '../../testing/network.ts'
import { proveTables, refused, type TableRule } from '../../testing/tableRules.ts'

const password = 'wide open sky 42'
const user = (id: string, username: string) =>
  expect.objectContaining({ user: expect.objectContaining({ id, username }) })
const noSession = [({ sessions }) => sessions.length, 0] as const satisfies TableRule['holds']

proveTables([
  {
    rule: 'a link says whose it is, and is not used up by that',
    calls: [
      ({ checkPasswordLink }) => checkPasswordLink({ token: 'wrens-link' }),
      ({ checkPasswordLink }) => checkPasswordLink({ token: 'wrens-link' }),
    ],
    answers: { email: 'wren@example.com', username: 'wren' },
    holds: noSession,
  },
  {
    rule: 'a new password logs in, there and on the log-in page',
    calls: [
      ({ setPassword }) => setPassword({ token: 'wrens-link', password }),
      ({ logIn }) => logIn(byPassword('wren', password)),
    ],
    answers: user('1', 'wren'),
    holds: [({ sessions }) => sessions.map(({ userId }) => userId), ['1', '1']],
  },
  {
    rule: 'a member with two-factor is not logged in by it',
    calls: [({ setPassword }) => setPassword({ token: 'rowans-link', password })],
    answers: { user: null },
    holds: noSession,
  },
  {
    rule: 'a link works once',
    calls: [
      ({ setPassword }) => setPassword({ token: 'rowans-link', password }),
      ({ setPassword }) => setPassword({ token: 'rowans-link', password: `${password}!` }),
    ],
    answers: refused({ code: 1032 }),
    holds: [({ users }) => users[1]?.password, password],
  },
  ...(
    [
      ['unknown', 1030],
      ['expired-link', 1031],
      ['used-link', 1032],
    ] as const
  ).flatMap(([token, code]) => [
    {
      rule: `the link '${token}' is refused when it is checked`,
      calls: [({ checkPasswordLink }) => checkPasswordLink({ token })],
      answers: refused({ code }),
    } satisfies TableRule,
    {
      rule: `the link '${token}' sets no password`,
      calls: [({ setPassword }) => setPassword({ token, password })],
      answers: refused({ code }),
      holds: [({ users }) => users[0]?.password, 'correct horse battery'],
    } satisfies TableRule,
  ]),
  ...(
    [
      ['that everybody knows', 'qwerty', 1010],
      ['that is the old one', 'correct horse battery', 1033],
    ] as const
  ).map(
    ([which, refusedPassword, code]) =>
      ({
        rule: `a password ${which} is refused, and the link still works`,
        calls: [({ setPassword }) => setPassword({ token: 'wrens-link', password: refusedPassword })],
        answers: refused({ code }),
        holds: [({ passwordLinks }) => passwordLinks[0]?.state, 'open'],
      }) satisfies TableRule,
  ),
])
