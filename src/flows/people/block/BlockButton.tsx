'use client'
import { useCallback, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { BlockEmitted, blockMachine } from '../../../../machines/people/block/block.machine.ts'
import { displayName, type Member } from '../../../domain/people/member.ts'
import { BlockButtonView } from '../../../views/people/BlockButtonView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { provideBlock } from './block.services.ts'
import { logFailed } from '../people.effects.ts'
import type { PeopleProps } from '../people.props.ts'

export interface BlockButtonProps extends PeopleProps {
  readonly member: Member
  /** Id of the profile that the viewer acts for. saving.txt §7 `orbac_subject_id`. */
  readonly actingFor?: string | undefined
  /** Where the button stands, as the server's statistics call it. saving.txt §7 `block_source`, `block_context`. */
  readonly source?: string | undefined
  readonly context?: string | undefined
  /** The server has taken it. */
  readonly onChange?: ((isBlocked: boolean) => void) | undefined
}

/** Blocks a member; there is none for oneself. What fails is taken back without a word. Spec: saving.txt §4 "Follow and block", §8. */
export function BlockButton(props: BlockButtonProps) {
  const { session } = useTackboard()
  const { member } = props
  return member.id === session?.userId ? null : (
    <BlockControl key={`${member.id} ${session?.userId}`} {...props} />
  )
}

function BlockControl({ member, actingFor, source, context, onChange, onLoginRequired }: BlockButtonProps) {
  const { policy, session } = useTackboard()
  const { id, isBlocked } = member
  const isSignedIn = session !== null
  const provide = useMemo(
    () => provideBlock({ userId: id, actingFor, source, context }),
    [id, actingFor, source, context],
  )
  const input = useMemo(() => ({ policy, isBlocked, isSignedIn }), [policy, isBlocked, isSignedIn])
  const { actor } = useFlow(provide, input, (effect: BlockEmitted, config) => {
    switch (effect.type) {
      case 'login.required':
        return onLoginRequired?.(member)
      case 'attempt.failed':
        return logFailed(config, 'block.failed', effect)
      case 'block.confirmed':
        config.onLog({
          level: 'info',
          event: effect.isBlocked ? 'block.succeeded' : 'unblock.succeeded',
          details: { userId: id },
        })
        if (effect.isLast) onChange?.(effect.isBlocked)
    }
  })
  const connect = useCallback(
    (snapshot: SnapshotFrom<typeof blockMachine>) => ({
      person: displayName(member),
      isBlocked: snapshot.context.wants,
      onToggle: () => actor.send({ type: 'block.toggled' }),
    }),
    [actor, member],
  )
  return <BlockButtonView {...useConnect(actor, connect)} />
}
