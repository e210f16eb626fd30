/** Sign-up titles by source. The spec gives only the default and the inviter's. */
export const signupTitles = {
  'signupTitle.default': 'Sign up to see more',
  'signupTitle.member': 'Welcome back',
  'signupTitle.boardInvite': 'Sign up to join the board',
  'signupTitle.saveButton': 'Sign up to save this idea',
  'signupTitle.saveButtonExp': 'Sign up to keep this idea for later',
  'signupTitle.homePage': 'Welcome to {productName}',
  'signupTitle.pinBookmarklet': 'Sign up to save ideas from around the web',
  'signupTitle.downloadImageBtnDweb': 'Sign up to download this image',
  'signupTitle.downloadImageBtnUnauth': 'Sign up to get this image',
  'signupTitle.followButton': 'Sign up to follow',
  'signupTitle.commentComposer': 'Sign up to comment',
  'signupTitle.inviterJoin': 'Join {name} on {productName} for more ideas',
  'signupTitle.inviterComment': 'Sign up and let {name} know what you think',
} as const
