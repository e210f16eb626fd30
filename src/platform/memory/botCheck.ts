import type { BotAction, BotCheckPort, BotWidget } from '../platform.ts'

/** A bot check without a script. Its widget is a checkbox that a click solves. */
export interface MemoryBotCheck extends BotCheckPort {
  execute(action: BotAction, signal: AbortSignal): Promise<string>
  render(element: HTMLElement, events: Parameters<BotCheckPort['render']>[1]): BotWidget
  /** 'hangs': neither tokens nor the widget ever arrive. 'fails': both fail. */
  mode: 'ok' | 'hangs' | 'fails'
  /** The actions for which tokens were requested. Tokens are 'v3-token-1', 'v3-token-2' … */
  readonly executed: readonly BotAction[]
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
      Object.assign(box.style, { margin: 0, font: 'inherit', color: 'inherit' })
      box.setAttribute('role', 'checkbox')
      box.textContent = 'I am not a robot'
      box.setAttribute('aria-checked', 'false')
      box.addEventListener('click', () => {
        if (box.getAttribute('aria-checked') === 'true') return
        box.setAttribute('aria-checked', 'true')
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
          box.remove()
        },
      }
    },
  }
  return port
}
