import { wren } from '../../../machines/fragments/testingAuth.ts'

/** What a submachine's answer looks like decides which invoke it may complete. */
export function outputsFor(child: string, outputs: readonly unknown[]): readonly unknown[] {
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
