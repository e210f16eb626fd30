import { useRef, type CSSProperties, type ReactNode } from 'react'
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { besideOf, type Beside } from './beside.ts'
import { useSize } from './statechart/useSize.ts'

const pane: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
}
const grow: CSSProperties = { flex: 1, minHeight: 0, display: 'grid', position: 'relative', overflow: 'auto' }

const Title = ({ text }: { readonly text: string }) => {
  const { color, appBorderColor, background } = useTheme()
  return (
    <p
      style={{
        margin: 0,
        padding: '6px 12px',
        borderBlockEnd: `1px solid ${appBorderColor}`,
        background: background.content,
        color: color.defaultText,
        fontSize: 12,
        fontWeight: 700,
      }}
    >
      {text}
    </p>
  )
}

/** The second page. It is a separate frame, so its width, its dialogs and its machines are real. Scaled down to fit. */
function SecondPage({ href, title, size }: { href: string; title: string; size: Beside['size'] }) {
  const room = useRef<HTMLDivElement>(null)
  const half = useSize(room)
  const scale = half && size ? Math.min(1, half.width / size.width) : 1
  return (
    <div ref={room} style={{ ...grow, overflow: size ? 'auto' : 'hidden' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, which needs its scripts and service worker */}
      <iframe
        key={href}
        // Storybook ignores messages from a frame with this attribute, so the panels follow the first page only.
        data-is-storybook-thumbnail
        title={`Side by side: ${title}`}
        src={href}
        style={{
          inlineSize: size ? size.width : '100%',
          blockSize: size ? size.height : '100%',
          border: 0,
          margin: size ? '0 auto' : 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  )
}

/** Always wraps the story's page, which would reload if its place in the tree changed. */
function SideBySide({ children }: { readonly children?: ReactNode }) {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const [globals] = useGlobals()
  const { appBorderColor } = useTheme()
  const beside = viewMode === 'story' && storyId ? besideOf(globals) : null
  // The second page must not open a third one.
  const href = beside && api.getStoryHrefs(storyId, { queryParams: { globals: beside.globals } }).previewHref
  return (
    <div style={beside ? { display: 'flex', width: '100%', height: '100%' } : { display: 'contents' }}>
      <div style={beside ? pane : { display: 'contents' }}>
        {beside && <Title text={beside.titles[0]} />}
        <div style={beside ? grow : { display: 'contents' }}>{children}</div>
      </div>
      {beside && href && (
        <div style={{ ...pane, borderInlineStart: `1px solid ${appBorderColor}` }}>
          <Title text={beside.titles[1]} />
          <SecondPage href={href} title={beside.titles[1]} size={beside.size} />
        </div>
      )}
    </div>
  )
}

/** Shows a story twice: in two themes, two languages or two widths. */
export const registerSideBySide = () =>
  addons.register('tackboard/beside', () => {
    addons.add('tackboard/beside/frame', {
      type: types.PREVIEW,
      render: ({ children }) => <SideBySide>{children}</SideBySide>,
    })
  })
