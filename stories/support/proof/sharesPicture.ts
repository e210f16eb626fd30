interface WithParameters {
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A story that may look exactly like another, with the reason: `meta.story(sharesPicture('because …', reaches('…')))`. */
export const sharesPicture = <Story extends WithParameters>(because: string, story: Story) => ({
  ...story,
  parameters: { ...story.parameters, sharesPicture: because },
})
