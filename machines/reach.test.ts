/** Every resting place of every machine, and every row of the catalogue, can be come to: shown on the graph itself. */
import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { ApiFailure } from '../src/api/failure.ts'
import { readOffsiteLink } from '../src/domain/offsite.ts'
import { defaultPolicy, resolvePolicy } from '../src/domain/policy.ts'
import { notSso } from '../src/domain/ssoInfo.ts'
import { accountSwitcherErrors } from '../src/errors/accountSwitcher.errors.ts'
import { authErrors } from '../src/errors/auth.errors.ts'
import { boardFormErrors } from '../src/errors/boardForm.errors.ts'
import { birthdayErrors } from '../src/errors/birthday.errors.ts'
import type { ErrorTable } from '../src/errors/catalogue.ts'
import { offsiteErrors } from '../src/errors/offsite.errors.ts'
import { oneTapErrors } from '../src/errors/oneTap.errors.ts'
import { saveErrors } from '../src/errors/save.errors.ts'
import { sectionFormErrors } from '../src/errors/sectionForm.errors.ts'
import { followErrors } from '../src/errors/people.errors.ts'
import { pinMoveErrors } from '../src/errors/pinMove.errors.ts'
import { emailCollectionErrors, signupErrors } from '../src/errors/signup.errors.ts'
import { ProviderRefused, ProviderUnavailable } from '../src/platform/platform.ts'
import { leavesOf } from '../stories/support/leaves.ts'
import { loginNotices } from './login/login.notices.ts'
import { leafOf } from './fragments/testing.ts'
import { wren } from './fragments/testingAuth.ts'
import { registry, type MachineName } from './registry.ts'

const policy = defaultPolicy
const credentials = { username_or_email: 'wren@example.com', password: 'secret' }
const popup = { url: '/connect/facebook/', name: 'p', width: 580, height: 400 }

/** What each row of a table that a server means is thrown as. */
const failuresOf = (table: ErrorTable) =>
  Object.values(table).flatMap(({ code, failure }) => {
    if (failure === 'timedOut') return []
    if (code) return new ApiFailure('refused', { code: policy.codes[code][0] ?? null })
    return failure ? new ApiFailure(failure) : []
  })

const socialOutcomes = Object.keys(authErrors.social).map((outcome) => ({ outcome }))
const sso = { ...notSso, isSso: true, existingUser: true, authorizationUri: 'https://sso.example/' }
const answers = [{ facebook_id: '1', facebook_token: 't' }, { error: 'not_authorized' }, { error: 'unknown' }, { error: 'other' }]

/** What can happen to each machine besides its timers: events, answers of what it invokes, and what they throw. */
const world: Readonly<Record<MachineName, {
  readonly inputs: readonly object[]
  readonly events?: readonly (EventObject & Record<string, unknown>)[]
  readonly outputs?: readonly unknown[]
  readonly errors?: readonly unknown[]
}>> = {
  auth: {
    inputs: [{}, { isPersonalized: true }, { isFullyLoggedIn: true }, { startsWith: 'signup' }],
    events: [{ type: 'modal.closed' }, { type: 'otherAccount.requested' }],
    errors: [new Error('not fetched')],
    outputs: [
      { outcome: 'loggedIn', user: wren, credentials }, { outcome: 'ssoSignup', email: 'a@b.example' },
      { outcome: 'mfaRequired', email: 'a@b.example', password: 'secret', credentials, phoneEnd: '42' },
      { user: wren }, { user: null },
      { outcome: 'noAccount', email: '', password: '', provider: 'google', credentials: { google_open_id_token: 't' } }, { outcome: 'turnedAway' },
    ],
  },
  login: {
    inputs: [{}],
    events: [
      { type: 'email.changed', value: 'team@acme.example' },
      { type: 'form.submitted', email: 'team@acme.example', password: 'secret' }, { type: 'form.submitted', email: '', password: 'secret' },
      { type: 'form.submitted', email: 'team@acme.example', password: '' },
      ...['facebook', 'google', 'line'].map((provider) => ({ type: 'provider.chosen', provider })),
      { type: 'submit.cancelled' }, { type: 'bot.loaded' }, { type: 'bot.solved', token: 'v2' }, { type: 'bot.failed' },
      ...loginNotices.map((notice) => ({ type: 'notice.opened', notice })), { type: 'notice.closed' }, { type: 'reset.requested' },
    ],
    outputs: [
      wren, sso, { ...sso, existingUser: false }, { isWithin: true }, { isWithin: false }, { outcome: 'connected', token: { line_id_token: 't' } },
      { outcome: 'unavailable' }, { outcome: 'authorized', authCode: 'c' }, ...socialOutcomes,
    ],
    errors: [...failuresOf(authErrors.login), new ApiFailure('refused', { serverMessage: 'x' }), new ApiFailure('refused')],
  },
  loginMfa: {
    inputs: [{ credentials, phoneEnd: '42' }],
    events: [
      { type: 'form.submitted', code: '123456' }, { type: 'form.submitted', code: '' }, { type: 'form.submitted', code: '1' },
      { type: 'resend.requested' }, { type: 'back.requested' },
    ],
    outputs: [wren, undefined],
    errors: failuresOf(authErrors.loginMfa),
  },
  ssoCheck: { inputs: [{ email: 'a@b.example' }], outputs: [sso], errors: [new ApiFailure('offline')] },
  ssoPopup: {
    inputs: [{ popup, state: 'ours', exchangeUrl: 'https://own.example/' }],
    events: [
      { type: 'popup.blocked' }, { type: 'popup.windowUndefined' }, { type: 'popup.closed' },
      { type: 'popup.answered', data: { code: 'c', state: 'ours' } }, { type: 'popup.answered', data: { code: 'c', state: 'forged' } },
    ],
    outputs: ['auth-code', null],
    errors: [new ApiFailure('offline')],
  },
  socialPopup: {
    inputs: [{ provider: 'facebook', popup, transport: 'popup' }, { provider: 'facebook', popup, transport: 'sdk' }],
    events: [
      { type: 'popup.blocked' }, { type: 'popup.windowUndefined' }, { type: 'popup.closed' },
      ...answers.map((data) => ({ type: 'popup.answered', data })),
    ],
    outputs: [{ facebook_id: '1', facebook_token: 't' }],
    errors: [new ProviderRefused('not_authorized'), new ProviderRefused('unknown'), new ProviderRefused('other')],
  },
  botCheck: { inputs: [{}], events: [{ type: 'refresh.requested' }], outputs: ['token'], errors: [new Error('x')] },
  rateLimit: { inputs: [{}], outputs: [{ isWithin: true }, { isWithin: false }], errors: [new Error('x')] },
  forgotPassword: {
    inputs: [{ identifier: 'a@b.example', isSent: false }],
    events: [{ type: 'resend.requested' }, { type: 'notice.closed' }],
    outputs: [undefined],
    errors: [new ApiFailure('offline')],
  },
  signup: {
    inputs: [
      { country: null, isFormShown: false }, { country: null, isFormShown: true }, { country: null, isFormShown: true, needsConsents: true },
    ],
    events: [
      { type: 'email.chosen' }, { type: 'email.changed', value: 'a@b.example' }, { type: 'email.changed', value: '' },
      ...['a@b.example', 'a@b.con', '?'].map((value) => ({ type: 'email.blurred', value })), { type: 'suggestion.accepted' },
      ...[
        ['a@b.example', 'k8!mzq', '1990-05-17'], ['', 'k8!mzq', '1990-05-17'], ['?', 'k8!mzq', '1990-05-17'], ['a@b.con', 'k8!mzq', '1990-05-17'],
        ...['', 'a', 'ä', '123456', 'a@b.example'].map((password) => ['a@b.example', password, '1990-05-17']),
        ...['', '?', '2020-01-01', '1800-01-01'].map((birthday) => ['a@b.example', 'k8!mzq', birthday]),
      ].map(([email, password, birthday]) => ({ type: 'form.submitted', email, password, birthday, today: { year: 2026, month: 6, day: 1 } })),
      { type: 'provider.chosen', provider: 'facebook' }, { type: 'submit.cancelled' }, { type: 'login.requested' },
      { type: 'notice.closed' }, { type: 'message.closed' },
    ],
    outputs: [
      { ...sso, existingUser: false }, { outcome: 'connected', token: { line_id_token: 't' } }, { outcome: 'unavailable' },
      { outcome: 'agreed', extras: {} }, { outcome: 'back' }, { outcome: 'edit' }, { outcome: 'confirmed' },
      { user: wren, message: null }, { user: wren, message: 'x' },
    ],
    errors: [...failuresOf(signupErrors), new ApiFailure('refused')],
  },
  socialSignup: {
    inputs: [false, true].map((needsConsents) => ({ type: 'facebook', credentials: { facebook_id: '1', facebook_token: 't' }, country: null, needsConsents })),
    events: [
      ...['a@b.example', '', '?'].map((email) => ({ type: 'email.submitted', email })),
      ...['1990-05-17', '', '?', '2020-01-01', '1800-01-01'].map((birthday) => ({ type: 'birthday.submitted', birthday, today: { year: 2026, month: 6, day: 1 } })),
      ...['sharing.chosen', 'typing.chosen', 'login.chosen', 'submit.cancelled', 'message.closed', 'signup.declined'].map((type) => ({ type })),
    ],
    outputs: [
      { outcome: 'agreed', extras: {} }, { outcome: 'back' }, { outcome: 'edit' }, { outcome: 'confirmed' }, { user: wren, message: null }, { user: wren, message: 'x' },
    ],
    errors: [...failuresOf(signupErrors), new ApiFailure('refused')],
  },
  consents: { inputs: [{}], events: [{ type: 'all.toggled' }, { type: 'form.submitted' }, { type: 'back.requested' }] },
  underage: {
    inputs: [{ birthday: '2020-02-29' }],
    events: ['birthday.confirmed', 'edit.requested', 'leave.requested', 'stay.requested'].map((type) => ({ type })),
  },
  accountRecovery: {
    inputs: [{ credentials: { facebook_id: '1', facebook_token: 't' } }, { credentials: null }], events: [{ type: 'banner.dismissed' }],
    outputs: [[true, true], [false, true], [false, false]].map(([isGoogleConnected, hasPassword]) => ({ isGoogleConnected, hasPassword })),
    errors: [new ApiFailure('refused')],
  },
  offsite: {
    inputs: [{ link: readOffsiteLink('https://own.example/offsite/?url=https://a.example') }, { link: null }], events: [{ type: 'link.followed' }, { type: 'retry.requested' }],
    outputs: [null, 'suspicious', 'porn', 'blocked', 'other'].map((redirect_status) => ({ redirect_status, url: 'https://a.example/' })),
    errors: failuresOf(offsiteErrors),
  },
  follow: {
    inputs: [false, true].map((isFollowed) => ({ person: 'Sage', isFollowed, isSignedIn: true })),
    events: [{ type: 'follow.toggled' }, { type: 'reminder.closed' }, { type: 'member.refreshed', isFollowed: true }],
    outputs: [undefined],
    errors: [...failuresOf(followErrors), new ApiFailure('offline'), new ApiFailure('refused')],
  },
  block: {
    inputs: [false, true].map((isBlocked) => ({ isBlocked, isSignedIn: true })), events: [{ type: 'block.toggled' }],
    outputs: [undefined], errors: [new ApiFailure('offline'), new ApiFailure('refused')],
  },
  bulkFollow: {
    inputs: [{ isSignedIn: true, ids: ['4', '5'], followed: [] }],
    events: [{ type: 'all.requested' }, { type: 'member.changed', id: '4', isFollowed: false, isPending: false }],
    outputs: [undefined], errors: [new ApiFailure('refused')],
  },
  pinMove: {
    inputs: [{}],
    events: [{ type: 'move.requested', move: { pinIds: ['1'], from: { boardId: 'a', sectionId: null }, to: { boardId: 'b', sectionId: null } } }],
    outputs: [undefined], errors: failuresOf(pinMoveErrors),
  },
  pinThumbnail: {
    inputs: [{ pinId: '1' }],
    events: [{ type: 'picture.failed' }],
    outputs: ['/1.webp', null].map((imageUrl) => ({ imageUrl, color: null, isPlayable: false })),
    errors: [new ApiFailure('offline')],
  },
  pinSaved: { inputs: [{ pinId: '1' }], events: [{ type: 'dialog.closed' }], outputs: [{ title: '' }], errors: [new ApiFailure('offline')] },
  saveConfirmation: { inputs: [{}] },
  scriptLoader: { inputs: [{}], outputs: [true, false], errors: [new ProviderUnavailable('google_one_tap')] },
  oneTap: {
    // The bar is full in one step: steps that show the same are one place to a walk.
    inputs: [true, false].map((isMember) => ({ isMember, policy: resolvePolicy({ timing: { loadingStep: policy.timing.loadingBar } }) })),
    events: [{ type: 'token.received', idToken: 't' }, { type: 'offer.dismissed' }, { type: 'offer.retried' }],
    errors: [...failuresOf(oneTapErrors), ...failuresOf({ a: { ...oneTapErrors.failed, code: 'noAccount' }, b: { ...oneTapErrors.failed, code: 'missingAge' } })],
  },
  accountSwitcher: {
    inputs: [{ currentId: '1' }],
    events: [
      ...[['1', '2'], []].map((ids) => ({ type: 'accounts.changed', saved: { groupId: null, accounts: ids.map((id) => ({ id })) } })),
      { type: 'account.chosen', id: '2' }, { type: 'account.removed', id: '2' }, { type: 'switch.cancelled' },
    ],
    outputs: [wren],
    errors: failuresOf(accountSwitcherErrors),
  },
  birthday: {
    inputs: [{ needsConsents: false }, { needsConsents: true }],
    events: [
      { type: 'birthday.changed', birthday: '2000-02-29' },
      ...['2000-02-29', '', '?', '2020-01-01', '1800-01-01'].map((birthday) => ({
        type: 'form.submitted', birthday, today: { year: 2026, month: 6, day: 1 },
      })),
      { type: 'flag.detected' }, { type: 'submit.cancelled' }, { type: 'message.closed' },
    ],
    outputs: [{ user: wren, message: null }, { user: wren, message: 'x' }, { outcome: 'agreed', extras: { kr_privacy_consent_opt_in: true } }, { outcome: 'back' }],
    errors: failuresOf(birthdayErrors),
  },
  boardPicker: {
    inputs: [{ session: { userId: '1' }, pinId: '1', isDesktop: true, memory: null }],
    events: [
      { type: 'query.changed', query: 'a' }, { type: 'enter.pressed' }, { type: 'board.chosen', board: { id: '1' } }, { type: 'create.requested' },
      { type: 'option.highlighted', highlight: { board: { id: '1' }, isTopChoice: false } }, { type: 'retry.requested' }, { type: 'end.neared' },
    ],
    outputs: [{ boards: [], shortlist: [], bookmark: '50' }],
    errors: [new ApiFailure('server')],
  },
  boardForm: {
    inputs: [{ session: { userId: '1' }, name: '' }],
    events: [
      { type: 'name.changed', name: 'Lakes' }, { type: 'name.changed', name: ' '.repeat(60) }, { type: 'form.cancelled' },
      { type: 'form.submitted', name: 'Lakes', invites: { userIds: [], emails: [] } },
    ],
    outputs: [{ id: '9' }],
    errors: failuresOf(boardFormErrors),
  },
  collaborators: {
    inputs: [{}],
    events: [{ type: 'field.focused' }, { type: 'term.changed', term: 'sage' }],
    outputs: [[]],
    errors: [new ApiFailure('offline')],
  },
  sectionForm: {
    inputs: [{ session: { userId: '1' }, board: { id: '1', name: 'a' }, pinIds: [], suggestedName: null }],
    events: [
      ...['a', ''].flatMap((typed) => [{ type: 'name.changed', name: typed }, { type: 'form.submitted', name: typed }]),
      { type: 'submit.cancelled' }, { type: 'form.cancelled' },
    ],
    outputs: [{ id: '9', title: 'a' }],
    errors: failuresOf(sectionFormErrors),
  },
  hashtagSuggestions: {
    inputs: [{}],
    events: [
      { type: 'query.changed', query: 'a' }, { type: 'query.changed', query: null }, { type: 'highlight.moved', by: 1 },
      { type: 'hashtag.chosen', query: 'ab' }, { type: 'flyout.dismissed' },
    ],
    outputs: [[{ query: 'ab', pinCount: 1 }], []],
    errors: [new ApiFailure('offline'), new ApiFailure('aborted')],
  },
  sectionPicker: {
    inputs: [{ board: { id: '1', sectionCount: 1 } }],
    events: [{ type: 'section.chosen', id: '2' }, ...['board.chosen', 'creation.requested', 'retry.requested'].map((type) => ({ type }))],
    outputs: [[], [{ id: '2' }]],
    errors: [new ApiFailure('offline')],
  },
  saveToBoard: {
    inputs: [{ session: { userId: '1' }, pin: { id: '1' }, sourceBoardId: '3', isToastShown: true, isDesktop: true, method: null }],
    events: [{ type: 'step.cancelled' }, { type: 'modal.dismissed' }],
    errors: failuresOf(saveErrors),
  },
  emailVerification: {
    inputs: [{}],
    events: [{ type: 'resend.requested' }, { type: 'modal.closed' }],
    outputs: [undefined],
    errors: [new ApiFailure('offline')],
  },
}

/** What a submachine's answer looks like decides which invoke it may complete. */
function outputsFor(child: string, outputs: readonly unknown[]): readonly unknown[] {
  const has = (key: string) => outputs.filter((output) => typeof output === 'object' && output !== null && key in output)
  const byChild: Readonly<Record<string, readonly unknown[]>> = {
    login: has('outcome').filter((output) => !/turnedAway/.test(JSON.stringify(output))), loginMfa: has('user').filter((output) => !has('outcome').includes(output)), logIn: has('username'),
    ssoCheck: has('isSso'), rateLimit: has('isWithin'), submitBirthday: has('message'), consents: has('outcome'),
    socialPopup: has('outcome').filter((output) => JSON.stringify(output) !== JSON.stringify({ outcome: 'authorized', authCode: 'c' })),
    ssoPopup: has('outcome').filter((output) => !/connected|unavailable/.test(JSON.stringify(output))),
    readProfile: [{}, { email: 'a@b.example' }, { birthday: '1990-05-17' }],
    rerequestEmail: [{ outcome: 'connected', token: { facebook_id: '1', facebook_token: 't' } }, { outcome: 'refused' }],
    checkEmailExists: [true, false], readUnderageFlag: [true, false], setUnderageFlag: [undefined], register: has('message'), underage: has('outcome'),
    ...Object.fromEntries(['validateEmail', 'validatePassword', 'validateBirthday'].map((name) => [name, [true, false].map((isValid) => ({ isValid, message: null }))])),
    decideOffer: ['oneTap', 'buttonFlow', null], scriptLoader: [{ isReady: true }, { isReady: false }], prompt: [{ idToken: 't' }, 'dismissed'],
    logInByOneTap: [wren], registerByOneTap: [wren],
    boardPicker: [{ kind: 'create', name: '' }, ...[0, 1].map((sectionCount) => ({ kind: 'board', board: { id: '1', name: 'a', url: '', sectionCount } }))],
    boardForm: [{ kind: 'cancelled' }, { kind: 'created', board: { id: '1', name: 'a', url: '' }, invites: { userIds: ['4'], emails: [] } }],
    sectionPicker: [{ kind: 'board' }, { kind: 'create' }, { kind: 'section', section: { id: '2', title: 'b' } }],
    sectionForm: [{ kind: 'cancelled' }, { kind: 'created', section: { id: '2', title: 'b' } }],
    savePin: [{ pinId: '1' }], inviteCollaborators: [undefined], readBoard: [{ url: '/a/' }], refreshSections: [{}],
    forgotPassword: [undefined], verifyCode: [wren], resendCode: [undefined],
  }
  return byChild[child] ?? outputs
}

const statesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)]

/** Everything that can happen to a machine, its timers and its invokes included, in any state. */
function eventsOf(name: MachineName, machine: AnyStateMachine): EventObject[] {
  const { events = [], outputs = [], errors = [] } = world[name]
  const states = statesOf(machine.root)
  return [
    ...events,
    ...states.flatMap(({ after }) => after.map(({ eventType }) => ({ type: String(eventType) }))),
    ...states.flatMap(({ invoke }) => invoke.flatMap(({ id, src }) => [
      ...outputsFor(String(src), outputs).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
    ])),
  ]
}

const isForm = (value: unknown) => /^(editing|entering)/.test(leafOf(value))

/** Every snapshot that a machine can be brought into, told apart by state and error. */
function reached(name: MachineName): readonly AnyMachineSnapshot[] {
  const machine: AnyStateMachine = registry[name]
  let events = 0
  return world[name].inputs.flatMap((input) =>
    getShortestPaths(machine, {
      input: { policy, ...input },
      events: eventsOf(name, machine),
      serializeState: ({ value, context }: AnyMachineSnapshot) => {
        const { failure, error, errors, sso: info, provider, output, offer, profile, step, section, invites } = context
        return JSON.stringify([value, offer, failure, error, errors, profile?.birthday, step, info?.isSso, info?.existingUser, value === 'connecting' && provider, output, section?.id, invites?.userIds])
      },
      // An error on a form is a goal: what leads on from there leads on from the clean form too.
      stopWhen: ({ value, context }: AnyMachineSnapshot) => isForm(value) && (context.error || context.failure || Object.keys(context.errors ?? {}).length > 0),
      serializeEvent: () => String((events += 1)),
    }).map(({ state }) => state),
  )
}

describe.each(Object.keys(registry) as MachineName[])('%s', (name) => {
  const states = reached(name)
  // Of regions side by side each has a leaf.
  // oxlint-disable-next-line no-underscore-dangle -- the one place where XState tells a snapshot's leaf states
  const leaves = states.flatMap(({ _nodes }) => _nodes.filter(({ type }) => type === 'atomic' || type === 'final'))
  const been = new Set(leaves.map(({ path }) => [name, ...path].join('.')))

  it.each(leavesOf(registry[name]).filter(({ isTransient }) => !isTransient))('$name can be come to', (leaf) => {
    expect([...been]).toContain(leaf.name)
  })
})

describe('§8 every row of the catalogue can be come to', () => {
  const contexts = [...reached('login'), ...reached('loginMfa')].map(({ context }) => context)
  const rows = new Set([
    ...contexts.map(({ failure }): unknown => failure),
    ...contexts.map(({ error }) => `loginMfa.${error}`),
    ...contexts.flatMap(({ errors = {} }) => Object.values(errors)),
    ...(reached('forgotPassword').some(({ value }) => value === 'failed') ? ['forgotPassword.resetFailed'] : []),
  ])
  const all = Object.entries(authErrors).flatMap(([table, own]) => Object.keys(own).map((row) => `${table}.${row}`))

  it.each(all)('%s', (row) => {
    expect([...rows]).toContain(row)
  })

  it('and every row of the sign-up form', () => {
    const met = new Set(reached('signup').flatMap(({ context: { failure, errors } }): unknown[] => Object.values(errors).concat(failure)))
    expect(Object.keys(signupErrors).filter((row) => !met.has(`signup.${row}`))).toEqual([])
  })

  it('and every row of asking a social sign-up for its e-mail', () => {
    const met = new Set(reached('socialSignup').flatMap(({ context: { failure, errors } }): unknown[] => Object.values(errors).concat(failure)))
    expect(Object.keys(emailCollectionErrors).filter((row) => !met.has(`emailCollection.${row}`))).toEqual([])
  })

  it('and every row of the birthday step', () => {
    const errors = new Set(reached('birthday').map(({ context }): unknown => context.error))
    expect(Object.keys(birthdayErrors).filter((row) => !errors.has(row))).toEqual([])
  })

  it('and every row of the board form', () => {
    const contexts = reached('boardForm').map(({ context }) => context)
    const met = new Set(contexts.flatMap(({ error, nameErrors }): unknown[] => [error, ...nameErrors]))
    expect(Object.keys(boardFormErrors).filter((row) => !met.has(row))).toEqual([])
  })

  it('and each of the social ones is an outcome of a popup', () => {
    const outcomes = new Set([...reached('socialPopup'), ...reached('ssoPopup')].map(({ context }): unknown => context.output.outcome))
    expect(Object.keys(authErrors.social).filter((row) => !outcomes.has(row))).toEqual([])
  })
})
