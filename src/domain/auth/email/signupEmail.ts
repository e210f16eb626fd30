import { isEmail } from './email.ts'

/** Names of the rows that an e-mail on signup can fail with. */
export type SignupEmailProblem = 'emailRequired' | 'emailFormat' | 'emailRejected'

/**
 * Addresses of the right shape that no mail reaches, whole and in lower case. The spec names no pattern: these can be told
 * without asking anybody, and each is narrow, for a person who is refused here cannot sign up. auth.txt §5 "Extra checks".
 */
const rejected: readonly RegExp[] = [
  // A web address.
  /@www\./,
  // No top-level domain is one letter or holds a digit, those of international names aside.
  /\.([a-z]|(?!xn--)[a-z-]*\d[a-z\d-]*)$/,
  // The usual slips for .com and .net that are nobody's top-level domain; .co, .cm, .om and .cam are somebody's.
  /\.(con|cmo|ocm|comm|coom|cim|vom|xom|ner|nte|nett)$/,
  // Endings under which neither has a mailbox.
  /@(yahoo|hotmail)\.(co|cm|om|net|org|info|biz|com\.com)$/,
  // Hosts that lie in wait for the misspelt.
  /@(yaho|yahooo|yahho|yhoo|yaoo|yhaoo|ayhoo)\./,
  /@(hotmai|hotmaill|hotmali?|hotmial|hotmil|hotamil|homail|htomail|hotnail|hormail)\./,
  // Neither gives out other characters than these: letters, digits, dot, underscore, hyphen and what follows a plus.
  /^[^@]*[^\w.+@-][^@]*@(yahoo|hotmail)\./,
]

/** What is wrong with an e-mail on signup, blanks around it aside: the name of its error, or null. auth.txt §5; E11, E12. */
export function signupEmailProblem(text: string): SignupEmailProblem | null {
  if (!text.trim()) return 'emailRequired'
  if (!isEmail(text)) return 'emailFormat'
  const email = text.trim().toLowerCase()
  return rejected.some((pattern) => pattern.test(email)) ? 'emailRejected' : null
}
