interface WithParameters {
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A story whose page another story shows already: it is played and proved, and has no picture. */
export const unseen = <Story extends WithParameters>(story: Story) => ({
  ...story,
  parameters: { ...story.parameters, picture: false },
})
