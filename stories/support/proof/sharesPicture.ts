interface WithParameters {
  readonly parameters: Readonly<Record<string, unknown>>
}

/** Allows a story to look exactly like another one, for the given reason: `meta.story(sharesPicture('because …', reaches('…')))`. */
export const sharesPicture = <Story extends WithParameters>(because: string, story: Story) => ({
  ...story,
  parameters: { ...story.parameters, sharesPicture: because },
})
