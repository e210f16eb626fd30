/** The contact sheets: each shows a flow as a designer would call it. A machine's world says which sheet shows the machine. */
export const flows = {
  'sign-in': { title: 'Sign-in, the whole' },
  'log-in': { title: 'Log in' },
  'two-factor': { title: 'Two-factor' },
  'other-ways-in': { title: 'Single sign-on and providers' },
  'sign-up': { title: 'Sign up' },
  'social-sign-up': { title: 'Social sign-up' },
  consents: { title: 'Consents' },
  birthday: { title: 'Birthday' },
  accounts: { title: 'One-tap and accounts' },
  recovery: { title: 'Recovery' },
  'leaving-the-site': { title: 'Leaving the site' },
  save: { title: 'Save to a board' },
  'choose-a-board': { title: 'Choose a board' },
  'create-a-board': { title: 'Create a board' },
  'create-a-pin': { title: 'Create a pin' },
  'create-a-pin-on-a-phone': { title: 'Create a pin on a phone' },
  search: { title: 'Search' },
  'act-for-a-business': { title: 'Act for a business' },
  'quick-promote': { title: 'Quick promote' },
  'quick-promote-choices': { title: 'Quick promote, choices and details' },
  people: { title: 'People and pins' },
} as const satisfies Readonly<Record<string, { readonly title: string }>>

export type FlowId = keyof typeof flows

// SAFETY: these are the keys of a literal.
export const flowIds = Object.keys(flows) as FlowId[]
