import { describe, expect, it } from 'vitest'
import { judge, type CallName } from '../testing/judge.ts'
import type { Sent } from './needs.ts'

const audience = { ages: [], interests: [], genders: [], country: 'DE' }
const conversion = { conversion_tag_id: '31', conversion_event: 'checkout' }

describe('the rule of each request', () => {
  const kinds = {
    facebook: { facebook_id: '1', facebook_token: 't' },
    google: { google_open_id_token: 't' },
    google_one_tap: { google_open_id_token: 't' },
    line: { line_id_token: 't' },
    sso: { sso_id_token: 't', email: 'team@acme.example' },
  }
  const noPassword = { username_or_email: undefined, password: undefined }

  it.each(Object.entries(kinds))('of a sign-up by %s needs each proof of who it is', (type, proof) => {
    const signUp = (change: Sent) =>
      judge('register', { ...noPassword, email: undefined, type, ...proof, ...change })
    expect(signUp({})).toBeNull()
    for (const field of Object.keys(proof)) expect(signUp({ [field]: undefined })).toContain(field)
  })

  it.each<Sent>([
    kinds.facebook,
    kinds.google,
    kinds.line,
    { sso_id_token: 't' },
    { sso_user_email: 'team@acme.example', sso_auth_code: 'c' },
  ])('of a log-in accepts %o, but not a part of it, and no password along with it', (credentials) => {
    expect(judge('logIn', { ...noPassword, ...credentials })).toBeNull()
    for (const field of Object.keys(credentials))
      expect(judge('logIn', { ...noPassword, ...credentials, [field]: '' })).toContain(field)
    expect(judge('logIn', credentials)).toContain('exactly one kind of credentials')
  })

  it.each<[CallName, Sent]>([
    ['logIn', { app_type_from_client: 5 }],
    ['forgotPassword', { type: 'unified' }],
    ['createBoard', { privacy: 'PROTECTED' }],
    ['createBoard', { privacy: 'SECRET' }],
    ['createSection', { name_source: 1 }],
    ['createSection', { name_source: 2 }],
    ['readBoards', { filter: 'protected', advertiser_id: '9' }],
    ['readBoards', { username: undefined, user_id: '1', filter: 'all', field_set_key: 'profile_grid_item' }],
    ['promotePin', { is_ongoing: true, inclusive_end_date: undefined }],
    ['promotePin', { budget_in_micro_currency: 1, duration: 1, auto_targeting_enabled: true }],
    ['promotePin', { targeting_spec: { ages: [], interests: [], genders: [], country: 'US' } }],
    ['promoteProductGroup', { objective_type: 'CATALOG_SALES' }],
    ['validateBirthday', { country: null }],
  ])('%s accepts %o', (name, change) => expect(judge(name, change)).toBeNull())

  it.each<[CallName, Sent, string]>([
    ['logIn', { attempt_event: 7537 }, '7534'],
    ['logIn', { app_type_from_client: 6 }, 'app_type_from_client'],
    ['forgotPassword', { type: 'other' }, 'type'],
    ['validateBirthday', { birthday: 1.5 }, 'whole'],
    ['validateBirthday', { birthday: '951782400' }, 'whole'],
    ['submitBirthday', { birthday: 1.5 }, 'whole'],
    ['register', { type: 'twitter' }, 'type'],
    ['register', { attempt_event: 7534 }, '7537'],
    ['register', { birthday: 1.5 }, 'whole'],
    ['checkOffsite', { check_only: 'false' }, 'check_only'],
    ['checkOffsite', { pin_id: '1', third_party_ad: '1' }, 'exclude'],
    ['switchAccount', { switch_account: false }, 'switch_account'],
    ['switchAccount', { attempt_event: 7537 }, '7534'],
    ['register', { app_type_from_client: 6 }, 'app_type_from_client'],
    ['readPin', { field_set_key: 'simple' }, 'field_set_key'],
    ['readBoards', { field_set_key: 'profile_grid_item' }, 'field_set_key'],
    ['readBoards', { filter: 'protected' }, 'advertiser_id'],
    ['readBoards', { advertiser_id: '9' }, 'advertiser_id'],
    ['readBoards', { filter: 'all' }, 'user_id'],
    ['readBoards', { filter: 'all', user_id: '1' }, 'field_set_key'],
    ['createBoard', { privacy: 'public' }, 'privacy'],
    ['createBoard', { aux_data: { source: 'other' } }, 'aux_data'],
    ['inviteCollaborators', { user_ids: [4] }, 'user_ids'],
    ['inviteCollaborators', { emails: 'a@b.example' }, 'emails'],
    ['createSection', { initial_pins: [1] }, 'initial_pins'],
    ['createSection', { name: ' Ponds ' }, 'trimmed'],
    ['createSection', { name_source: 3 }, 'name_source'],
    ['createPin', { is_buyable_pin: true }, 'is_buyable_pin'],
    ['repin', { is_buyable_pin: true }, 'is_buyable_pin'],
    ['repin', { pin_id: 1 }, 'pin_id'],
    ['findDuplicates', { image_url: undefined }, 'image_signature'],
    ['autocomplete', { show_pin_count: 'false' }, 'show_pin_count'],
    ['readSavedPin', { field_set_key: 'simple' }, 'field_set_key'],
    ['readSaveBehavior', { field_set_key: 'detailed' }, 'field_set_key'],
    ['moveAllPins', { pin_ids: [1] }, 'pin_ids'],
    ['movePins', { pin_ids: '1' }, 'pin_ids'],
    ['moveToSection', { pins: [1] }, 'pins'],
    ['removeFromSection', { pins: '1' }, 'pins'],
    ['followUsers', { followee_ids: ['4', '5'] }, 'followee_ids'],
    ['findPinImages', { scrapeMetric: 'other' }, 'scrapeMetric'],
    ['promotePin', { product_group_id: '88' }, 'product_group_id'],
    ['promotePin', { destination_url: null }, 'destination_url'],
    ['promoteProductGroup', { pin_id: '21' }, 'pin_id'],
    ['promoteProductGroup', { destination_url: 'https://wren.example/' }, 'destination_url'],
  ])('%s refuses %o', (name, change, message) => expect(judge(name, change)).toContain(message))

  it.each<[Sent, string]>([
    ...[0, -1, 1.5, '12500000', 2 ** 53, null].flatMap((wrong): [Sent, string][] => [
      [{ budget_in_micro_currency: wrong }, 'budget_in_micro_currency'],
      [{ duration: wrong }, 'duration'],
    ]),
    [{ ads_client_type: 'ads_manager' }, 'ads_client_type'],
    [{ flexible_daily_budget_enabled: true }, 'flexible_daily_budget_enabled'],
    [{ start_now: false }, 'start_now'],
    [{ is_ongoing: 'false' }, 'is_ongoing'],
    [{ auto_targeting_enabled: null }, 'auto_targeting_enabled'],
    [{ is_ongoing: true }, 'inclusive_end_date'],
    [{ inclusive_end_date: '03.06.2026' }, 'inclusive_end_date'],
    [{ inclusive_end_date: '2026-06-03T00:00:00Z' }, 'inclusive_end_date'],
    [{ inclusive_end_date: null }, 'inclusive_end_date'],
    [{ targeting_spec: null }, 'targeting_spec'],
    [{ targeting_spec: [] }, 'targeting_spec'],
    [{ targeting_spec: { ...audience, ages: [25] } }, 'ages'],
    [{ targeting_spec: { ...audience, country: 'de' } }, 'country'],
    [{ objective_type: 'TRAFFIC' }, 'objective_type'],
    [{ objective_type: null }, 'objective_type'],
    [{ objective_type: 'WEB_CONVERSION' }, 'optimization_goal_metadata'],
    [{ optimization_goal_metadata: conversion }, 'objective_type'],
    [{ objective_type: 'CATALOG_SALES', optimization_goal_metadata: conversion }, 'objective_type'],
  ])('G1 G8 F10 an ad refuses %o', (change, message) => {
    expect([judge('promotePin', change), judge('promoteProductGroup', change)]).toEqual([
      expect.stringContaining(message),
      expect.stringContaining(message),
    ])
  })
})
