import type { Advice } from './advice.types.ts'

/** What helps those who cannot get in, or must not go out. */
export const recoveryAdvice: Readonly<Record<string, Advice>> = {
  'Recovery/Account recovery': {
    do: 'Pass the person’s id at the first provider together with its token: the banner then names the other ways that this account has.',
    dont: 'Don’t pass one without the other: nothing is asked then, and the default banner shows. Don’t take it off the page yourself: dismissed, it is gone.',
  },
  'Recovery/Banners': {
    do: 'Pass null as `variant` while the other ways in are being read: it waits and then says them, in the same place.',
    dont: 'Don’t use it where signing up alone is not possible by the first provider: that is `FacebookSignupUnavailableBanner`.',
    machines: ['accountRecovery'],
  },
  'Recovery/Email verification': {
    do: 'Show it to a signed-in member whose e-mail is not verified. A `FollowButton` that the server refuses for that reason opens it by itself.',
    dont: 'Don’t count how often the e-mail went out: it sends, says so and disables its button. Whether it shows at all stays with the app.',
  },
  'Recovery/Email verification view': {
    do: 'Pass the server’s own words as `error` where it gave some, else true for the generic sentence.',
    dont: 'Don’t enable the button again once the e-mail is sent: "Email sent" is its last word.',
    machines: ['emailVerification'],
  },
  'Recovery/Notice dialog': {
    do: 'Name the row by `notice`: titles, words and buttons come with it.',
    dont: 'Don’t use it for words of your own, which go into a `Dialog`. Where no reset e-mail can be asked for, leave `canReset` false: the button is then a link to the reset page.',
    machines: ['login', 'forgotPassword'],
  },
  'Recovery/Offsite link': {
    do: 'Mount it as the whole of the page behind /offsite/. On a server, pass the whole address as `href`.',
    dont: 'Don’t check or follow the address yourself, and don’t keep its token: it is taken out of the address before anything is asked.',
  },
  'Recovery/Offsite link/View': {
    do: 'Always pass `homeHref`: the way back into the product is there on every screen.',
    dont: 'Don’t pass a host that was not read from the address itself, and don’t make a link of a blocked one: its `href` is null.',
    machines: ['offsite'],
  },
}
