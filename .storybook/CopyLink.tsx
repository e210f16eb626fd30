import { useState } from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { useToolLook } from './ToolPopover.tsx'

function CopyLink() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const look = useToolLook()
  const [message, setMessage] = useState('')
  const copy = async () => {
    const link = api.getStoryHrefs(storyId, { base: 'origin' }).managerHref
    await navigator.clipboard.writeText(link).then(
      () => setMessage('Copied'),
      () => setMessage(link),
    )
    setTimeout(() => setMessage(''), 3000)
  }
  return (
    <>
      <button
        type="button"
        style={{ ...look, height: 28, padding: '0 10px', borderRadius: 4, whiteSpace: 'nowrap' }}
        onClick={() => void copy()}
      >
        Copy link to this state
      </button>
      <span role="status" style={{ paddingInline: 8, fontSize: 12 }}>
        {message}
      </span>
    </>
  )
}

/** Adds 'Copy link to this state' to the toolbar: the story's address, with its modes. */
export const registerCopyLink = () =>
  addons.register('tackboard/link', () => {
    addons.add('tackboard/link/tool', {
      type: types.TOOL,
      title: 'Copy link to this state',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <CopyLink />,
    })
  })
