/** Account recovery and the outbound link check. */
export const recoveryAdvice = {
  'Recovery/Account recovery': {
    do: 'Pass the user’s ID at the first provider together with its token, so that the banner can name the other ways to log in.',
    dont: 'Don’t pass only one of them: no request is made, and the default banner is shown. Don’t unmount it on dismissal: it hides itself.',
  },
  'Recovery/Banners': {
    do: 'Pass null as `variant` while the other ways to log in are loading: the text appears in the same place.',
    dont: 'Don’t use it if only signing up with the first provider is unavailable: use `SignupUnavailableBanner`.',
  },
  'Recovery/Email verification': {
    do: 'Mount it on any page, and set `hasVerifiedEmail` of the provider’s `viewer`: it shows only to signed-in members without a verified email. A `FollowButton` opens it automatically if the server rejects the follow for that reason.',
    dont: 'Don’t count how often the email was sent: it disables its button after sending.',
  },
  'Recovery/Email verification view': {
    do: 'Pass the server’s message as `error` if there is one, or true for the generic message.',
    dont: 'Don’t enable the button again after the email has been sent.',
  },
  'Recovery/Notice dialog': {
    do: 'Pass the name of the `notice`: it determines the title, text and buttons.',
    dont: 'Don’t use it for your own text: use a `Dialog`. If a reset email cannot be requested, leave `canReset` false: the button becomes a link to the reset page.',
  },
  'Recovery/Offsite link': {
    do: 'Use it as the entire page at /offsite/. On a server, pass the full URL as `href`.',
    dont: 'Don’t check or follow the link yourself, and don’t store its token: it is removed from the URL before any request.',
  },
  'Recovery/Offsite link view': {
    do: 'Always pass `homeHref`: every screen has a link back to the product.',
    dont: 'Don’t pass a host that was not parsed from the URL itself, and don’t link to a blocked one: its `href` is null.',
  },
  'Recovery/New password': {
    do: 'Use it as the entire page at `policy.paths.newPassword`, where the link in your email leads, with `token` and `ue` in its query. Serve that page with `Referrer-Policy: no-referrer`. On a server, pass the query as `search`.',
    dont: 'Don’t read or keep the token yourself, and don’t log the address of this page: it allows to set the password. Don’t use the link up when it is checked: programs that look at emails open links, too.',
  },
  'Recovery/New password view': {
    do: 'Pass the `checklist` of `passwordChecklist` and the `account`, so that password managers save the new password for it.',
    dont: 'Don’t set `isTwice` without need: the field can show what is typed.',
  },
  'Recovery/Password reset': {
    do: 'Use it as the entire page at `policy.paths.passwordReset`. On a server, pass the query of the address as `search`.',
    dont: 'Don’t let your server refuse unknown accounts if it is to stay private which ones exist, or set `policy.sameResetAnswer`. Don’t choose the new password here: the link in the email leads to `NewPasswordPage`.',
  },
  'Recovery/Password reset view': {
    do: 'Show its title above it, as the page does. Pass `serverMessage` only if the server explains the error: it replaces the error’s own text.',
    dont: 'Don’t use it to choose a new password: it only asks which account to reset.',
  },
}
