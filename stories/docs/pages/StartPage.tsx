import { Gallery } from '../gallery/Gallery.tsx'

/** The main parts of the product, each with the story whose picture represents it. */
const flows = [
  ['Log in', 'auth-log-in--playground'],
  ['Sign up', 'auth-sign-up--choosing'],
  ['Log in over a page', 'auth-sign-in-modal--login'],
  ['Get back into an account', 'recovery-notice-dialog--soft-banned'],
  ['Save a pin to a board', 'saving-save-to-board--choosing-board'],
  ['After a save', 'saving-pin-saved--shown'],
  ['Create a pin from any page', 'create-pin-create-a-pin--choosing-board'],
  ['Follow people', 'saving-follow-row--playground'],
  ['Act for a business', 'business-profile-switcher--menu'],
  ['Promote a pin', 'quick-promote-promote-a-pin--editing'],
  ['Look after your ads', 'quick-promote-your-ads--listed'],
  ['Notices above a search', 'search-advisory--playground'],
] as const

/** Where to start: each picture leads to the page of its component. */
export const StartPage = () => (
  <Gallery
    stories={flows.map(([caption, storyId]) => ({
      caption,
      storyId,
      page: storyId.replace(/--.*/, '--docs'),
    }))}
  />
)
