import type { PasswordRules } from './password.ts'

/** The rules for generators of passwords, as the `passwordrules` attribute of an input. */
export const generatorRules = ({ minimum }: Pick<PasswordRules, 'minimum'>): string =>
  `minlength: ${minimum}; allowed: ascii-printable;`
