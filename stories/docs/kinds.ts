import { toId } from 'storybook/internal/csf'

/** Story id prefixes of groups whose titles have changed. Ids are permanent, so the `meta` of these groups has this `id`. */
export const movedKinds: Readonly<Record<string, string>> = {
  'Auth/Log-in addresses': 'auth-log-in-addresses',
  'Auth/Log-in variants': 'auth-log-in-variants',
  'Auth/Personalized log-in': 'auth-log-in-personalized',
  'Auth/Container titles': 'auth-containers-titles',
  'Auth/Corner': 'auth-containers-corner',
  'Auth/Flyout': 'auth-containers-flyout',
  'Auth/Limited log-in': 'auth-containers-limited-log-in',
  'Auth/Pin thumbnail': 'auth-containers-pin-thumbnail',
  'Auth/Email already exists view': 'auth-social-sign-up-email-already-exists-view',
  'Auth/Email collection view': 'auth-social-sign-up-email-collection-view',
  'Auth/Request email view': 'auth-social-sign-up-request-email-view',
  'Primitives/Themes': 'foundations-theming',
  'Saving/Board created': 'saving-create-board-board-created',
  'Saving/Section picker': 'saving-save-to-board-section-picker',
}

/** The prefix of a group's story ids: `Saving/Board picker` has `saving-board-picker--loading`. */
export const kindOf = (title: string): string => movedKinds[title] ?? toId(title)
