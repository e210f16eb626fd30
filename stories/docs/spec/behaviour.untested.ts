/** Rows without tests, each with the reason. */
export const untestedRows: Readonly<Record<string, string>> = {}
