const characters = [...'abcdefghijklmnopqrstuvwxyz0123456789.-']

/** Every other text one edit (insert, delete, replace or swap) away. */
export function oneEdit(domain: string): readonly string[] {
  const edits = Array.from({ length: domain.length + 1 }, (_, at) => {
    const [before, after] = [domain.slice(0, at), domain.slice(at)]
    const swapped = before + after.charAt(1) + after.charAt(0) + after.slice(2)
    const other = characters.flatMap((one) => [before + one + after, before + one + after.slice(1)])
    return [before + after.slice(1), swapped, ...other]
  })
  return [...new Set(edits.flat())].filter((edit) => edit !== domain)
}
