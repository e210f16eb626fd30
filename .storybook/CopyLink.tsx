import { Button, useCopyButton } from 'storybook/internal/components'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'

const title = 'Copy link to this state'

function CopyLink() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const { children, buttonProps } = useCopyButton({
    children: title,
    childrenOnCopy: 'Copied',
    content: api.getStoryHrefs(storyId, { base: 'origin' }).managerHref,
    ariaLabel: false,
    ariaLabelOnCopy: false,
  })
  return (
    <Button variant="outline" {...buttonProps}>
      {children}
    </Button>
  )
}

/** Adds a button to the toolbar that copies the story's address, with its modes. */
export const registerCopyLink = () =>
  addons.register('tackboard/link', () => {
    addons.add('tackboard/link/tool', {
      type: types.TOOL,
      title,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <CopyLink />,
    })
  })
