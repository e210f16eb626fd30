/** Generated from en/auth/signupTitles.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { signupTitles as source } from '../../../en/auth/signupTitles.ts'
import type { Message } from '../../../message.ts'

export const signupTitles: Readonly<Record<keyof typeof source, Message>> = {
  'signupTitle.default': 'Sign up to see more',
  'signupTitle.boardInvite': 'Sign up to join the board',
  'signupTitle.saveButton': 'Sign up to save this idea',
  'signupTitle.saveButtonExp': 'Sign up to keep this idea for later',
  'signupTitle.homePage': [{ type: 0, value: 'Welcome to ' }, { type: 1, value: 'productName' }],
  'signupTitle.pinBookmarklet': 'Sign up to save ideas from around the web',
  'signupTitle.downloadImageBtnDweb': 'Sign up to download this image',
  'signupTitle.downloadImageBtnUnauth': 'Sign up to get this image',
  'signupTitle.followButton': 'Sign up to follow',
  'signupTitle.commentComposer': 'Sign up to comment',
  'signupTitle.inviterJoin': [{ type: 0, value: 'Join ' }, { type: 1, value: 'name' }, { type: 0, value: ' on ' }, { type: 1, value: 'productName' }, { type: 0, value: ' for more ideas' }],
  'signupTitle.inviterComment': [{ type: 0, value: 'Sign up and let ' }, { type: 1, value: 'name' }, { type: 0, value: ' know what you think' }],
}
