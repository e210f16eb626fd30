/** As many interests as are asked for, and nothing else to choose from. */
export const audienceOf = (count: number) => ({
  ages: [],
  genders: [],
  interests: Array.from({ length: count }, (_, index) => ({ id: `i${index}`, label: `Interest ${index}` })),
})
