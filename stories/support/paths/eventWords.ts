/** Events that a person makes, each as what the person does. */
export const deeds: Readonly<Record<string, string>> = {
  'account.chosen': 'choose an account', 'account.removed': 'remove an account', 'all.requested': 'press “Follow all”', 'all.toggled': 'tick “Agree to all”',
  'back.requested': 'go back', 'banner.dismissed': 'close the banner', 'birthday.changed': 'type a birthday', 'birthday.confirmed': 'confirm the birthday',
  'birthday.submitted': 'send the birthday', 'block.toggled': 'press the block button', 'board.chosen': 'choose the board', 'bot.solved': 'solve the bot check',
  'candidate.chosen': 'choose a person to invite', 'candidate.removed': 'take back a person to invite', 'code.changed': 'type the code',
  'consent.toggled': 'tick a consent', 'create.requested': 'press “Create board”', 'creation.requested': 'press “Add section”', 'dialog.closed': 'close the dialog',
  'edit.requested': 'choose to edit the birthday', 'email.blurred': 'leave the e-mail field', 'email.changed': 'type an e-mail',
  'email.chosen': 'choose to sign up by e-mail', 'email.submitted': 'send the e-mail', 'end.neared': 'scroll near the end of the list',
  'enter.pressed': 'press Enter', 'field.focused': 'enter the field', 'flyout.dismissed': 'close the flyout', 'follow.toggled': 'press the follow button',
  'form.cancelled': 'cancel the form', 'form.submitted': 'submit the form', 'hashtag.chosen': 'choose a hashtag', 'highlight.moved': 'move the highlight',
  'leave.requested': 'leave at once', 'link.followed': 'follow the link all the same', 'load.retried': 'try to load the page again',
  'login.chosen': 'choose to log in', 'login.requested': 'go to the log-in form', 'message.closed': 'close the message', 'modal.closed': 'close the modal',
  'modal.dismissed': 'dismiss the modal', 'move.requested': 'move pins', 'name.changed': 'type a name', 'notice.closed': 'close the dialog',
  'offer.dismissed': 'dismiss the offer', 'offer.retried': 'try again', 'option.highlighted': 'highlight a board',
  'otherAccount.requested': 'choose another account', 'password.changed': 'type a password', 'popup.closed': 'close the popup',
  'provider.chosen': 'choose a provider', 'query.changed': 'type in the field', 'reminder.closed': 'close the reminder',
  'resend.requested': 'ask for another one to be sent', 'reset.requested': 'ask for a new password', 'retry.requested': 'try again',
  'secret.changed': 'make the board secret or not', 'section.chosen': 'choose a section', 'sharing.chosen': 'choose to share the e-mail',
  'signup.declined': 'decline to sign up', 'signup.requested': 'go to the sign-up form', 'stay.requested': 'stay', 'step.cancelled': 'leave the step',
  'submit.cancelled': 'cancel what is under way', 'suggestion.accepted': 'accept the suggested e-mail', 'switch.cancelled': 'cancel the switch',
  'term.changed': 'type a name to look for', 'typing.chosen': 'choose to type an e-mail',
}

/** Events that the page or somebody else makes, each as what has happened. */
export const happenings: Readonly<Record<string, string>> = {
  'accounts.changed': 'the saved accounts are read', 'bot.failed': 'the bot check does not load', 'bot.loaded': 'the bot check has loaded',
  'botToken.spent': 'the bot check’s token is used up', 'flag.detected': 'the device turns out to be refused for an age before',
  'form.touched': 'the form is touched for the first time', 'member.changed': 'one of the people changes', 'member.refreshed': 'the person is read anew',
  'notice.opened': 'the page opens a dialog', 'picture.failed': 'the picture does not load',
  'pinnedTo.answered': 'it comes out whether a board holds the pin already', 'popup.answered': 'the popup answers',
  'popup.blocked': 'the browser blocks the popup', 'popup.focused': 'the popup is asked for again', 'popup.windowUndefined': 'there is no popup to be had',
  'refresh.requested': 'a new token is wanted', 'titles.suggested': 'names for a new board come', 'token.received': 'Google’s button gives a token',
}

/** Each event as what a person does or what happens. An event that is missing fails the test beside this. */
export const eventWords: Readonly<Record<string, string>> = { ...deeds, ...happenings }
