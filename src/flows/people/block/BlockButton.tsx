'use client'
import { useState } from 'react'
import type { BlockEmitted } from '../../../../machines/people/block/block.machine.ts'
import { displayName, type Member } from '../../../domain/people/member.ts'
import { BlockButtonView } from '../../../views/people/BlockButtonView.tsx'
import { BlockQuestionView } from '../../../views/people/BlockQuestionView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { LoginPrompt } from '../LoginPrompt.tsx'
import type { PeopleProps } from '../people.props.ts'
import { blockCallbacks, connectBlock } from './block.connect.ts'
import { runBlockEffect } from './block.effects.ts'
import { blockLogic, blockOptions } from './block.services.ts'

export interface BlockButtonProps extends PeopleProps {
  /** The member to block, and whether the viewer blocks them already. */
  readonly member: Member
  /** Id of the profile that the viewer acts on behalf of. */
  readonly actingFor?: string | undefined
  /** Where the button is, as the server's statistics name it. */
  readonly source?: string | undefined
  /** What surrounds the button, as the server's statistics name it: `block_context`. Default: none is sent. */
  readonly context?: string | undefined
  /** Called once the server confirms the change. */
  readonly onChange?: ((isBlocked: boolean) => void) | undefined
}

/**
 * Blocks a member, after a question unless `policy.saving.confirmBlock` is false; not shown for the viewer's own profile. A failure is
 * undone without a message. Spec: saving.txt §4 "Follow and block".
 */
export function BlockButton(props: BlockButtonProps) {
  const { session } = useTackboard()
  const { member } = props
  return member.id === session?.userId ? null : (
    <BlockControl key={`${member.id} ${session?.userId}`} {...props} />
  )
}

function BlockControl({ member, actingFor, source, context, onChange, ...props }: BlockButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const onLoginRequired = props.onLoginRequired ?? (() => setAsked(true))
  const { policy, session } = useTackboard()
  const { id, isBlocked } = member
  const actor = useFlow(
    blockLogic,
    { policy, isBlocked, isSignedIn: session !== null },
    (effect: BlockEmitted, config) => runBlockEffect(effect, config, { member, onChange, onLoginRequired }),
    (flow) => blockOptions.set(flow, { userId: id, actingFor, source, context }),
  )
  const { isAsking, onConfirm, onCancel, ...view } = useConnect(actor, connectBlock, blockCallbacks)
  const person = displayName(member)
  return (
    <>
      <BlockButtonView {...view} person={person} />
      {isAsking && <BlockQuestionView person={person} onConfirm={onConfirm} onCancel={onCancel} />}
      {isAsked && <LoginPrompt onClose={() => setAsked(false)} />}
    </>
  )
}
