const bodies = new WeakMap<object, unknown>()

/** Keeps the body that a validated answer was read from, for as long as the answer is used. */
export const keepRaw = (answer: unknown, body: unknown): void => {
  if (typeof answer === 'object' && answer !== null) bodies.set(answer, body)
}

/** The member, with the server's whole answer beside it if `policy.rawAnswers` had it kept. */
export const withRaw = <Member extends object>(
  member: Member,
  answer: object,
): Member & { readonly rawAnswer?: unknown } =>
  bodies.has(answer) ? { ...member, rawAnswer: bodies.get(answer) } : member
