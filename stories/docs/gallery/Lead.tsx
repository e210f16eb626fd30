import type { ReactNode } from 'react'
import { useTheme } from 'storybook/theming'
import { LiveStory } from './LiveStory.tsx'
import { thumbnailOf } from './Thumbnail.tsx'
import { useStoryIndex } from './useStoryIndex.ts'

export interface LeadProps {
  /** The story shown at the top of the page. */
  readonly storyId: string
}

interface PictureProps {
  readonly storyId: string
  readonly label: string
  /** Default: the accepted picture. */
  readonly children?: ReactNode
}

function Picture({ storyId, label, children }: PictureProps) {
  const { appBorderColor } = useTheme()
  const picture = thumbnailOf(storyId)
  return (
    <a
      href={`./?path=/story/${storyId}`}
      target="_top"
      aria-label={label}
      style={{
        flex: 1,
        minInlineSize: 240,
        overflow: 'hidden',
        border: `1px solid ${appBorderColor}`,
        borderRadius: 8,
      }}
    >
      {children ??
        (picture ? (
          <img src={picture} alt="" style={{ display: 'block', inlineSize: '100%' }} />
        ) : (
          <LiveStory storyId={storyId} globals="theme:light" />
        ))}
    </a>
  )
}

/** A component's picture in light and dark mode: accepted pictures if there are any, otherwise rendered now. */
export function Lead({ storyId }: LeadProps) {
  const index = useStoryIndex()
  const kind = storyId.split('--')[0] ?? ''
  const dark = index[`${kind}--dark`] ?? index[`${kind}-modes--dark`]
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16, marginBlock: 16 }}>
      <Picture storyId={storyId} label="In light" />
      {dark && thumbnailOf(dark.id) ? (
        <Picture storyId={dark.id} label="In dark" />
      ) : (
        <Picture storyId={storyId} label="In dark">
          <LiveStory storyId={storyId} globals="theme:dark" />
        </Picture>
      )}
    </div>
  )
}
