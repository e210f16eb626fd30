/** A string that starts the arguments of a call, or a property: the title of a test, group, step or story. */
export const title = /[(:]\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1/g
