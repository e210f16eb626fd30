interface WithParameters {
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A story that may look exactly like another, with the reason: `meta.story(alike('because …', reaches('…')))`. */
export const alike = <Story extends WithParameters>(because: string, story: Story) => ({
  ...story,
  parameters: { ...story.parameters, alike: because },
})
