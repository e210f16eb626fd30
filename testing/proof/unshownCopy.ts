import type { MessageKey } from '../../src/messages/en.ts'

const replaced = 'The story of its row shows the server’s message, which takes its place.'
const serverOnly = 'Its row is chosen only if the server sent a message, which takes its place.'

/** Messages that no story shows when its steps are over, and why. `npm run test:visual` compares this list with what the stories showed. */
export const unshownCopy: Partial<Readonly<Record<MessageKey, string>>> = {
  'login.error.serverMessage': serverOnly,
  'social.error.serverMessage': serverOnly,
  'signup.error.emailCheckRefused': replaced,
  'signup.error.validationFailed': replaced,
  'signup.error.passwordRefused': replaced,
  'signup.error.birthdayRefused': replaced,
  'newPassword.error.passwordRefused': replaced,
  'newPassword.error.refused': replaced,
  'passkeyList.error.failed': replaced,
  'passkeyChange.error.failed': replaced,
  'createPin.error.refused': replaced,
  'quickPromote.error.pinRefused': replaced,
  'quickPromote.error.refused': replaced,
  'businessInfo.error.refused': replaced,
  'adList.error.failed': replaced,
  'boardForm.error.refused': replaced,
  'save.error.refused': replaced,
  'pinMove.error.refused': replaced,
  'sectionForm.error.refused': replaced,
  'saveChange.error.refused': replaced,
  'common.loadFailed':
    'Shown in place of a part whose file could not be loaded; the stories’ parts say what it was.',
  'login.capsLock':
    'Caps Lock cannot be switched on by a script; the story of the primitive shows the place.',
  'login.passwordHidden': 'Announced when a password is hidden again; stories end before that.',
  'profileSwitcher.more': 'A step of a story reads it (‘9,951 more profiles’), before it searches on.',
  'promotePage.tag.chosen': 'Shown for a tag that has no name of its own; those of the stories have one.',
  'session.ended':
    'The provider draws it beside the page whose messages are recorded; a step of a story reads it.',
  'saving.toast.notSavedToSeveral':
    'The toast of a modal that was closed before one of its boards failed; the machine’s test reaches it.',
  'adList.said.rejected':
    'Said if an ad is rejected in the moment in which it is changed; its status has a story.',
  'pinSaved.video': 'Names a video without a duration to screen readers; those of the stories have one.',
}
