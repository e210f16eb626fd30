import type { MemoryPlatform } from '../platform.ts'
import { inArea } from './scenario.ts'

/** Every key holds malformed JSON until it is overwritten. */
function corrupt({ storage: { texts } }: MemoryPlatform): void {
  const stored = texts.get.bind(texts)
  texts.get = (key) => stored(key) ?? '{"__proto__":'
}

/** Faults of the browser's storage. */
export const storageScenarios = inArea('storage', {
  blocked: { platform: ({ storage }) => void (storage.mode = 'blocked') },
  full: { platform: ({ storage }) => void (storage.mode = 'full') },
  corrupt: { platform: corrupt },
})

/** Faults of the browser's password manager. */
export const credentialScenarios = inArea('credentials', {
  absent: { platform: ({ credentials }) => void (credentials.mode = 'absent') },
  reject: { platform: ({ credentials }) => void (credentials.mode = 'rejects') },
  hang: { platform: ({ credentials }) => void (credentials.mode = 'hangs') },
})

/** Faults of the bot check's tokens. */
export const botCheckScenarios = inArea('botCheck', {
  tokenHangs: { platform: ({ botCheck }) => void (botCheck.mode = 'hangs') },
  tokenFails: { platform: ({ botCheck }) => void (botCheck.mode = 'fails') },
})
