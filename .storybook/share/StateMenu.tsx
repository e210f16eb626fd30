import { useRef, useState } from 'react'
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { changesIn, titleOf } from '../modeWords.ts'
import { choices } from '../toolbar.ts'
import { ToolPopover, useToolLook } from '../ToolPopover.tsx'
import { copyAccepted, copyShown, copyText } from './clipboard.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { reportText } from './report.ts'

const items = [
  'Copy link to this state',
  'Copy the accepted picture',
  'Copy what is shown',
  'Report what is wrong here',
] as const

const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="tackboard:${name}"]`)?.content ?? ''

const storyFrame = () => document.querySelector('#storybook-preview-iframe')

/** The story that is shown, with its modes: its address and a report about it. */
function useShownState() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const [globals] = useGlobals()
  const linkOf = () => api.getStoryHrefs(storyId, { base: 'origin' }).managerHref
  const report = () => {
    const { title = '', name = '' } = api.getData(storyId) ?? {}
    const modes = changesIn(globals).map(
      (mode) => `${choices[mode].title}: ${titleOf(mode, String(globals[mode]))}`,
    )
    const { width = 0, height = 0 } = storyFrame()?.getBoundingClientRect() ?? {}
    const size = `${Math.round(width)} × ${Math.round(height)}`
    const place = { title, name, id: storyId, modes, commit: metaOf('commit'), link: linkOf(), size }
    return { heading: `${title} / ${name}`, text: reportText(place) }
  }
  return { storyId, linkOf, report }
}

function StateMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [reported, setReported] = useState<{ heading: string; text: string } | null>(null)
  const look = useToolLook()
  const { storyId, linkOf, report } = useShownState()
  const tell = async (doing: Promise<string>) => {
    setSaid('')
    setSaid(await doing)
  }
  const choose = (item: (typeof items)[number]) => {
    if (item === 'Copy link to this state') return tell(copyText(linkOf(), 'The link'))
    if (item === 'Copy the accepted picture') return tell(copyAccepted(storyId))
    // The menu must be neither in the picture nor over the dialog.
    menu.current?.hidePopover()
    const frame = storyFrame()
    if (item === 'Report what is wrong here') setReported(report())
    else if (frame) return tell(copyShown(storyId, frame)).then(() => menu.current?.showPopover())
    return undefined
  }
  return (
    <>
      <ToolPopover
        label="Share"
        name="Share"
        edge="right"
        width={278}
        popover={menu}
        onClosed={() => setSaid('')}
      >
        <div style={{ padding: 8 }}>
          {items.map((name) => (
            <button
              key={name}
              type="button"
              style={{
                ...look,
                display: 'block',
                inlineSize: '100%',
                padding: 8,
                border: 0,
                textAlign: 'start',
              }}
              onClick={() => void choose(name)}
            >
              {name}
            </button>
          ))}
          <p role="status" style={{ margin: said ? 8 : 0, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
            {said}
          </p>
        </div>
      </ToolPopover>
      {reported && (
        <ReportDialog {...reported} bugs={metaOf('bugs')} look={look} onClose={() => setReported(null)} />
      )}
    </>
  )
}

/** Adds "Share" to the toolbar: the link, the picture and a report of what is shown. */
export const registerStateMenu = () =>
  addons.register('tackboard/share', () => {
    addons.add('tackboard/share/tool', {
      type: types.TOOL,
      title: 'Share',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <StateMenu />,
    })
  })
