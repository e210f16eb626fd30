/**
 * A decimal such as '12.50', times ten to the power of `places`, as an integer; null when that is not an exact, safe integer.
 * The point is moved in the text, because multiplying floats is not exact: 2.01 * 1_000_000 is 2009999.9999999998.
 */
export function scaleDecimal(decimal: string, places: number): number | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(places))) return null
  const scaled = Number(whole + fraction.slice(0, places).padEnd(places, '0'))
  return Number.isSafeInteger(scaled) ? scaled : null
}
