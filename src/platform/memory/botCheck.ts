import type { BotAction, BotCheckPort, BotWidget } from '../platform.ts'
import { botCheckLabel } from './botCheckLabel.ts'

/** A bot check without a script. Its widget is a checkbox that a click solves, in the language of the page. */
export interface MemoryBotCheck extends BotCheckPort {
  execute(action: BotAction, signal: AbortSignal): Promise<string>
  render(element: HTMLElement, events: Parameters<BotCheckPort['render']>[1]): BotWidget
  /** 'hangs': neither tokens nor the widget ever arrive. 'fails': both fail. */
  mode: 'ok' | 'hangs' | 'fails'
  /** The actions for which tokens were requested. Tokens are 'v3-token-1', 'v3-token-2' … */
  readonly executed: readonly BotAction[]
}

/** As large as a real widget, as little like the page around it, and dark where the page is. */
const boxStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  boxSizing: 'border-box',
  inlineSize: '302px',
  maxInlineSize: '100%',
  blockSize: '76px',
  margin: '0',
  padding: '0 16px',
  border: '1px solid light-dark(#d6d3d1, #57534e)',
  borderRadius: '8px',
  background: 'light-dark(#fafafa, #292524)',
  color: 'light-dark(#292524, #fafaf9)',
  font: 'inherit',
  textAlign: 'start',
}

const tickStyle = {
  flex: 'none',
  inlineSize: '26px',
  blockSize: '26px',
  boxSizing: 'border-box',
  border: '2px solid light-dark(#a8a29e, #8a8480)',
  borderRadius: '4px',
  background: 'light-dark(#ffffff, #1c1917)',
  color: 'light-dark(#15803d, #7ad6a2)',
  fontWeight: '700',
  lineHeight: '22px',
  textAlign: 'center',
}

export function createMemoryBotCheck(start: MemoryBotCheck['mode'] = 'ok'): MemoryBotCheck {
  const executed: BotAction[] = []
  let solved = 0
  const port: MemoryBotCheck = {
    mode: start,
    executed,
    execute(action, signal) {
      executed.push(action)
      if (port.mode === 'ok') return Promise.resolve(`v3-token-${executed.length}`)
      if (port.mode === 'fails') return Promise.reject(new Error('The bot check failed.'))
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      )
    },
    render(element, { onReady, onSolved, onFailed }) {
      const box = element.ownerDocument.createElement('button')
      let isRemoved = false
      box.type = 'button'
      Object.assign(box.style, boxStyle)
      box.setAttribute('role', 'checkbox')
      const tick = element.ownerDocument.createElement('span')
      tick.ariaHidden = 'true'
      Object.assign(tick.style, tickStyle)
      const label = element.ownerDocument.createTextNode(botCheckLabel(element))
      box.append(tick, label)
      // A page may change its language while the widget is shown.
      const language = new MutationObserver(() => {
        label.data = botCheckLabel(element)
      })
      language.observe(element.ownerDocument.documentElement, { attributeFilter: ['lang'] })
      box.setAttribute('aria-checked', 'false')
      box.addEventListener('click', () => {
        if (box.getAttribute('aria-checked') === 'true') return
        box.setAttribute('aria-checked', 'true')
        tick.textContent = '✓'
        solved += 1
        onSolved(`v2-token-${solved}`)
      })
      if (port.mode === 'ok') element.append(box)
      // A real widget never appears before `render` returns.
      queueMicrotask(() => {
        if (isRemoved || port.mode === 'hangs') return
        if (port.mode === 'ok') onReady()
        else onFailed()
      })
      return {
        remove() {
          isRemoved = true
          language.disconnect()
          box.remove()
        },
      }
    },
  }
  return port
}
