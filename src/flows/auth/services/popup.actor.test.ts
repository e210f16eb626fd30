import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { PopupEvent } from '../../../../machines/fragments/popup.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { createManualClock, createMemoryPlatform, type PopupMode } from '../../../platform/memory.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { giveConfig } from '../../runtime/testing/giveConfig.ts'
import { openPopup } from './popup.actor.ts'

const input = { url: '/connect/facebook/', name: 'p', width: 580, height: 400 }

function start(mode: PopupMode = 'open') {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, popup: mode })
  const policy = resolvePolicy({
    mainOrigin: 'https://main.example',
    trustedOrigins: ['https://trusted.example'],
  })
  const heard: PopupEvent[] = []
  const machine = setup({ actors: { openPopup } }).createMachine({
    invoke: { src: 'openPopup', id: 'popup', input },
    on: { '*': { actions: ({ event }) => heard.push(event as PopupEvent) } },
  })
  const actor = createActor(machine, { clock })
  giveConfig({ ...defaultConfig, platform, policy })(actor)
  actor.start()
  const focus = () => actor.getSnapshot().children['popup']?.send({ type: 'popup.focused' })
  return { actor, clock, heard, focus, popup: platform.popup }
}

describe('§4 a popup as an actor', () => {
  it('B9 is opened synchronously, with the trusted origins', () => {
    const { popup } = start()
    expect(popup.last?.request).toEqual({
      ...input,
      trustedOrigins: ['https://main.example', 'https://trusted.example'],
    })
  })

  it.each(['blocked', 'windowUndefined'] as const)(
    'B6 B15 says that it is %s, and keeps no timer',
    (mode) => {
      const { clock, heard } = start(mode)
      expect([heard, clock.pending]).toEqual([[{ type: `popup.${mode}` }], 0])
    },
  )

  it('B7 is asked every second whether it is closed, and says so once', () => {
    const { clock, heard, popup } = start()
    clock.advance(5_000)
    expect([heard, clock.pending]).toEqual([[], 1])
    popup.last?.closeByUser()
    clock.advance(999)
    expect(heard).toEqual([])
    clock.advance(10_000)
    expect([heard, clock.pending]).toEqual([[{ type: 'popup.closed' }], 0])
  })

  it('B8 is received after it reads as closed', () => {
    const { clock, heard, popup } = start('coop')
    clock.advance(1_000)
    popup.last?.emit({ code: 'c' })
    expect(heard).toEqual([{ type: 'popup.closed' }, { type: 'popup.answered', data: { code: 'c' } }])
  })

  it('B12 comes to the front on request', () => {
    const { focus, popup } = start()
    focus()
    expect([popup.last?.focused, popup.opened.length]).toEqual([1, 1])
  })

  it('B13 I5 goes with its actor: window, listener and timer', () => {
    const { actor, clock, heard, popup } = start()
    expect(popup.last?.listeners).toBe(1)
    actor.stop()
    popup.last?.emit({ code: 'late' })
    expect([popup.last?.listeners, popup.last?.isClosed(), clock.pending, heard]).toEqual([0, true, 0, []])
  })
})
