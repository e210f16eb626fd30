/**
 * What people write in front of a postal code besides the ISO code: the sign of international mail and cars, and the codes of territories
 * that share the country's system.
 */
const otherPrefixes: Readonly<Record<string, readonly string[]>> = {
  AT: ['A'],
  AU: ['AUS'],
  BE: ['B'],
  CA: ['CDN'],
  DE: ['D'],
  DK: ['GL'],
  EE: ['EST'],
  ES: ['E'],
  FI: ['FIN', 'AX'],
  FR: ['F'],
  GB: ['UK'],
  GR: ['EL'],
  HU: ['H'],
  IE: ['IRL'],
  IN: ['IND'],
  IT: ['I'],
  JP: ['J'],
  KR: ['ROK'],
  LI: ['FL', 'CH'],
  LU: ['L'],
  MX: ['MEX'],
  NO: ['N', 'SJ'],
  PT: ['P'],
  SE: ['S'],
  SI: ['SLO'],
  US: ['USA'],
}

/** A postal code in upper case without the prefix of its country: 'FL-9490', 'FL 9490' and 'FL9490' become '9490'. */
export function withoutPostalPrefix(code: string, country: string): string {
  const prefix = [country, ...(otherPrefixes[country] ?? [])].find(
    (one) => code.startsWith(one) && /^(?: ?-| |\d)/.test(code.slice(one.length)),
  )
  return prefix ? code.slice(prefix.length).replace(/^ ?-? ?/, '') : code
}
