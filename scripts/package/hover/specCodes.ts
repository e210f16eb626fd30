/** Comments name a section of the specification as `auth.txt §4 "Login form"`. Who uses the package has no use for that in an editor. */

const space = String.raw`(?:[^\S\n]|\n[^\S\n]*\*(?!\/))`
const part = String.raw`(?:auth|saving)\.txt|§\d+|"[^"]*"|${'`[^`]*`'}|(?:GET|POST|PUT|DELETE)${space}+\S+?|and|signup|[,;]|${space}`
/** A sentence that consists of nothing but sections, with what it follows. */
const onlySections = new RegExp(
  String.raw`(\/\*\*|[.?!)"])${space}+(?:Spec:${space}+)?(?:auth|saving)\.txt(?:${part})*\.(?=\s)`,
  'g',
)

/** Declarations without the sentences that only name sections of the specification. */
export const withoutSpecCodes = (declarations: string): string =>
  declarations.replaceAll(onlySections, '$1').replaceAll(/[^\S\n]*\/\*\*\s*\*\/\n?/g, '')

const codes =
  /§|\b(?:auth|saving)\.txt\b|\b(?!UTF-|ISO-|SHA-)[A-Z]{3,}-\d|(?<![-\w])[A-P]\d{1,2}\b|\breal-life\b/

/** The lines of declarations that still have a code which is explained only in this repository. */
export const specCodesIn = (declarations: string): readonly string[] =>
  declarations
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^\/?\*/.test(line) && codes.test(line))
