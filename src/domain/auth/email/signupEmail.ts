import { isEmail } from './email.ts'
import { trimTyped } from '../../text/trimTyped.ts'

/** The errors an email can cause on sign-up. */
export type SignupEmailProblem = 'emailRequired' | 'emailFormat' | 'emailRejected'

/**
 * Patterns (for a lower-case address) of well-formed addresses that cannot receive mail. The spec names none. Keep each pattern narrow:
 * anyone it rejects cannot sign up.
 */
const rejected: readonly RegExp[] = [
  // A web address.
  /@www\./,
  // Common typos of .com and .net that are not top-level domains themselves; .co, .cm, .om and .cam are.
  /\.(con|cmo|ocm|comm|coom|cim|vom|xom|ner|nte|nett)$/,
  // Endings under which neither provider has mailboxes.
  /@(yahoo|hotmail)\.(co|cm|om|net|org|info|biz|com\.com)$/,
  // Typosquatting domains.
  /@(yaho|yahooo|yahho|yhoo|yaoo|yhaoo|ayhoo)\./,
  /@(hotmai|hotmaill|hotmali?|hotmial|hotmil|hotamil|homail|htomail|hotnail|hormail)\./,
  // Neither provider allows characters other than letters, digits, dot, underscore, hyphen and plus.
  /^[^@]*[^\w.+@-][^@]*@(yahoo|hotmail)\./,
]

/** The error for an email on sign-up, or null. Ignores what `trimTyped` removes. auth.txt §5. */
export function signupEmailProblem(text: string): SignupEmailProblem | null {
  if (!trimTyped(text)) return 'emailRequired'
  if (!isEmail(text)) return 'emailFormat'
  const email = trimTyped(text).toLowerCase()
  return rejected.some((pattern) => pattern.test(email)) ? 'emailRejected' : null
}
