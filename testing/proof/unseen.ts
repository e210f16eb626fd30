export interface WithParameters {
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A story that runs and is proved, but has no screenshot because another story shows the same page. */
export const unseen = <Story extends WithParameters>(story: Story) => ({
  ...story,
  parameters: { ...story.parameters, picture: false },
})
