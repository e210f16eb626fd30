import { describe, expect, it } from 'vitest'
import { createActor, createMachine, not } from 'xstate'
import { HIDDEN, toPlain } from './plain.ts'
import { answersOf } from './possible.ts'
import type { Moment } from './protocol.ts'
import { stepsText } from './stepsText.ts'

const door = createMachine(
  {
    id: 'door',
    initial: 'shut',
    context: { isLocked: true },
    on: { 'bell.rung': { actions: () => undefined } },
    states: {
      shut: {
        on: {
          'handle.pressed': { guard: not('isLocked'), target: 'open' },
          'key.turned': { guard: 'fits', target: 'open' },
          'letter.pushed': { guard: { type: 'isShort' }, target: 'shut' },
        },
      },
      open: { on: { 'door.pushed': 'shut' } },
    },
  },
  {
    guards: {
      isLocked: ({ context }) => context.isLocked,
      fits: ({ event }) => event['key'] === 'iron',
      isShort: ({ event }) => event['text'].length < 9,
    },
  },
)
const snapshot = createActor(door).getSnapshot()
const answer = (type: string, carried: object = {}) =>
  answersOf(snapshot, (each) => ({ type: each, ...carried })).find((each) => each.type === type)

describe('What each event would do now', () => {
  it('is possible when an active state or an ancestor handles it', () =>
    expect(answer('bell.rung')).toEqual({ type: 'bell.rung', is: 'possible' }))
  it('is refused, naming the guard that rejects it', () => {
    expect(answer('key.turned')).toEqual({ type: 'key.turned', is: 'refused', guards: ['fits'] })
    expect(answer('handle.pressed')).toEqual({
      type: 'handle.pressed',
      is: 'refused',
      guards: ['not isLocked'],
    })
  })
  it('passes the event’s data to guards', () =>
    expect(answer('key.turned', { key: 'iron' })?.is).toBe('possible'))
  it('is open when a guard cannot decide without the event’s data', () => {
    expect(answer('letter.pushed')?.is).toBe('open')
    expect(answer('letter.pushed', { text: 'Hello' })?.is).toBe('possible')
  })
  it('is ignored when only another state handles it', () =>
    expect(answer('door.pushed')).toEqual({ type: 'door.pushed', is: 'ignored' }))
})

describe('What the tab may show', () => {
  it('hides passwords, tokens and codes wherever they are', () =>
    expect(
      toPlain({
        email: 'a@b.example',
        password: 'p',
        deep: [{ google_open_id_token: 't', code: '123456', token: null }],
      }),
    ).toEqual({
      email: 'a@b.example',
      password: HIDDEN,
      deep: [{ google_open_id_token: HIDDEN, code: HIDDEN, token: null }],
    }))
  it.each([
    'password.changed',
    'newPassword.changed',
    'code.changed',
    'token.received',
    'xstate.done.actor.idToken',
  ])('hides the values of an event by its name: %s', (type) => {
    const shown = toPlain({ type, value: 'hunter2', output: 'hunter2', deep: { is: ['hunter2'] }, length: 7 })
    expect(JSON.stringify(shown)).not.toContain('hunter2')
    expect(shown).toMatchObject({ type, value: HIDDEN, length: 7 })
  })
  it('hides the value of a field whose name is next to it', () =>
    expect(toPlain({ type: 'field.changed', field: 'password', value: 'hunter2' })).toMatchObject({
      field: 'password',
      value: HIDDEN,
    }))
  it("hides a popup's answer, single sign-on's state, and the addresses that popups are opened with", () => {
    const state = '0123456789abcdef0123456789abcdef'
    const url = `https://idp.example/authorize?client_id=hunter2&state=${state}#hunter2`
    expect(
      toPlain({
        answer: { type: 'popup.answered', data: { facebook_id: '1', state: 'short', list: ['raw'] } },
        said: { type: 'popup.answered', data: 'raw' },
        input: { state, popup: { url, name: 'tackboard-sso' } },
        sso: { authorizationUri: url },
        notice: `See ${url}`,
        next: '/login/?next=/pin/1/&token=hunter2',
      }),
    ).toEqual({
      answer: { type: 'popup.answered', data: { facebook_id: HIDDEN, state: HIDDEN, list: [HIDDEN] } },
      said: { type: 'popup.answered', data: HIDDEN },
      input: {
        state: HIDDEN,
        popup: { url: `https://idp.example/authorize?${HIDDEN}`, name: 'tackboard-sso' },
      },
      sso: { authorizationUri: HIDDEN },
      notice: `See https://idp.example/authorize?client_id=hunter2&state=${HIDDEN}#hunter2`,
      next: `/login/?next=/pin/1/&token=${HIDDEN}`,
    })
  })
  it('shows the values of other events', () =>
    expect(
      toPlain({ type: 'email.changed', value: 'a@b.example', state: 'Ohio', url: 'https://a.example/?q=1' }),
    ).toEqual({ type: 'email.changed', value: 'a@b.example', state: 'Ohio', url: 'https://a.example/?q=1' }))
  it('truncates long values, and copes with values that JSON lacks', () => {
    const ring: Record<string, unknown> = { run: () => undefined, big: 10n, nothing: undefined }
    ring['self'] = ring
    expect(JSON.stringify(toPlain(ring))).toContain('‹function›')
    expect(toPlain(Array.from({ length: 10_000 }, (_, index) => index))).toHaveLength(25)
  })
})

describe('Copied steps', () => {
  const machines: Moment['machines'] = [
    {
      key: 1,
      parent: null,
      id: 'door',
      status: 'active',
      states: ['door', 'door.open'],
      context: {},
      answers: [],
    },
  ]
  const event = (type: string, isFromOutside: boolean) => ({
    type,
    data: { key: 'iron' },
    key: 1,
    machine: 'door',
    isFromOutside,
  })
  const moments: Moment[] = [
    { time: 1000, event: null, machines },
    { time: 1000, event: event('key.turned', true), machines },
    { time: 1300, event: event('xstate.after.rest', false), machines },
  ]
  it('send the external events, wait on a stopped clock, and end in the current states', () => {
    expect(stepsText(moments, true)).toBe(
      `send('door', {"type":"key.turned","key":"iron"}),\nwait(300),\nuntil('door.open'),`,
    )
    expect(stepsText(moments, false)).not.toContain('wait')
  })
})
