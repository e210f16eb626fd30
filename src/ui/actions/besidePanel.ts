import { ancestors, ancestorsOf, raised, toRaise } from '../dialog/aroundOthers.ts'
import { besidesOf, rememberOverlays } from '../dialog/overlays.ts'
import { onFreeEscape, onPageChange } from '../dialog/pageChanges.ts'

/** Takes the panel out of the top layer, where it lies above everything, and where a press outside closes it. */
const release = (panel: HTMLElement, button: HTMLButtonElement) => {
  // Otherwise the browser would return focus to it.
  const wasInert = button.inert
  button.inert = true
  panel.popover = null
  button.inert = wasInert
}

const restore = (panel: HTMLElement) => {
  panel.popover = 'auto'
  panel.showPopover()
}

/**
 * While a panel with a form is open: as long as something of another script's is shown over the page, such as a bot check's challenge, the
 * panel is no popover, so that it neither covers that nor closes when it is pressed.
 */
export const watchPanel =
  (panel: HTMLElement, button: HTMLButtonElement, close: () => void) =>
  (since: readonly MutationRecord[]) => {
    const newIn = rememberOverlays(panel, since)
    const isBeside = () => panel.hasAttribute('data-tb-beside')

    const update = () => {
      const overlays = besidesOf(panel).flatMap(newIn)
      const wasBeside = isBeside()
      panel.toggleAttribute('data-tb-beside', overlays.length > 0)
      if (isBeside() && !wasBeside) release(panel, button)
      ancestors.set(panel, isBeside() ? ancestorsOf(panel) : [])
      raised.set(panel, toRaise(overlays))
      if (wasBeside && !isBeside()) restore(panel)
    }

    const stop = new AbortController()
    const { signal } = stop
    onPageChange(() => panel, update, signal)
    onFreeEscape(() => {
      if (isBeside()) close()
    }, signal)
    // It would be the content of the panel that had focus when it was shown again.
    const onToggle = (event: Event) => {
      if ('newState' in event && event.newState === 'closed' && panel.contains(document.activeElement))
        button.focus()
    }
    panel.addEventListener('beforetoggle', onToggle, { signal })
    update()
    return {
      stop: () => {
        stop.abort()
        panel.removeAttribute('data-tb-beside')
        panel.popover = 'auto'
        for (const change of [ancestors, raised]) change.set(panel, [])
      },
    }
  }
