/** Where the server of docs/next.md's layout is. */
export const apiUrl: string
