import type { Moment } from './protocol.ts'

/** The innermost of these states. */
export const leavesOf = (states: readonly string[]) =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))

/**
 * The play steps that lead to the last of these moments: external events, the time between them on a manual clock, and the final states.
 * Secret values stay hidden, so they must be filled in.
 */
export function stepsText(moments: readonly Moment[], isManual: boolean): string {
  let time = moments[0]?.time ?? 0
  const lines: string[] = []
  for (const moment of moments) {
    if (isManual && moment.time > time) lines.push(`wait(${moment.time - time}),`)
    time = moment.time
    const { event } = moment
    if (event?.isFromOutside)
      lines.push(`send('${event.machine}', ${JSON.stringify({ type: event.type, ...event.data })}),`)
  }
  const states =
    moments
      .at(-1)
      ?.machines.flatMap((machine) => (machine.status === 'active' ? leavesOf(machine.states) : [])) ?? []
  return [...lines, ...states.map((state) => `until('${state}'),`)].join('\n')
}
