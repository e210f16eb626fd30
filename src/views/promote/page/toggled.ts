/** The IDs with one more, or without it. */
export const toggled = (ids: readonly string[], id: string, isChosen: boolean): readonly string[] => {
  const others = ids.filter((other) => other !== id)
  return isChosen ? [...others, id] : others
}
