import type { BotCheckOptions } from './botCheck.types.ts'
import type { BotCheckPort, BotWidget, Clock, ScriptPolling } from '../platform.ts'

/** The bot check. Its script and code load on first use. Without configuration, tokens reject and widgets fail. */
export function createBotCheck(options: BotCheckOptions, clock: Clock, nonce?: string): BotCheckPort {
  const load = (signal: AbortSignal, polling: ScriptPolling) =>
    import('./recaptcha.ts').then(({ loadRecaptcha }) =>
      loadRecaptcha(options, { ...polling, signal, clock, nonce }),
    )

  return {
    execute: async (action, signal, polling) => (await load(signal, polling)).execute(action),
    render(element, events, polling) {
      const stop = new AbortController()
      let widget: BotWidget | undefined
      const draw = async () => {
        try {
          const recaptcha = await load(stop.signal, polling)
          if (stop.signal.aborted) return
          widget = recaptcha.render(element, events)
          events.onReady()
        } catch {
          if (!stop.signal.aborted) events.onFailed()
        }
      }
      void draw()
      return {
        remove() {
          stop.abort()
          widget?.remove()
        },
      }
    },
  }
}
