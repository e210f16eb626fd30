/**
 * Whether a stored value is the underage flag. Only '1' is: '0', 'true' and the like block nobody. The number 1 is the same flag, as
 * storage of JSON reads the text '1' as a number while a cookie gives the text. auth.txt §4, §9. C9.
 */
export const isUnderageFlag = (value: unknown): boolean => value === '1' || value === 1
