import { buildIndex } from 'storybook/internal/core-server'
import { expect, it } from 'vitest'
import { synonymsOf } from '../../.storybook/search/synonyms.ts'

const { entries } = await buildIndex({ configDir: '.storybook', ci: true })
const stories = Object.values(entries).filter(({ type }) => type === 'story')

const foundBy = (word: string) =>
  stories.filter((story) => synonymsOf(story).includes(word)).map(({ id }) => id)

it.each([
  ['modal', 'primitives-dialog--playground'],
  ['snackbar', 'primitives-toaster--playground'],
  ['sign in', 'auth-log-in--playground'],
  ['register', 'auth-sign-up--playground'],
  ['2fa', 'auth-two-factor--entering'],
  ['no connection', 'auth-two-factor-errors--offline'],
  ['mobile', 'auth-consents--phone'],
  ['rtl', 'saving-board-picker--right-to-left'],
  ['toggle', 'primitives-switch--playground'],
  ['high contrast', 'auth-log-in-modes--forced-colors'],
])('%s finds %s', (word, id) => expect(foundBy(word)).toContain(id))

it('leaves out what the name says already', () => {
  const entry = { title: 'Auth/Log in', name: 'Sign in again', tags: ['dark'] }
  expect(synonymsOf(entry)).toEqual(['login', 'signin', 'night', 'dark mode', 'dark'])
})
