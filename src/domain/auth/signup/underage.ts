/**
 * Whether a stored value is the underage flag. Only '1' is; '0', 'true' and the like block no one. The number 1 also counts, because JSON
 * storage parses '1' as a number, while a cookie returns the string. auth.txt §4 "Underage".
 */
export const isUnderageFlag = (value: unknown): boolean => value === '1' || value === 1
