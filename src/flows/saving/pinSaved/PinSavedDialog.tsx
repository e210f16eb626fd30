'use client'
import { useCallback, useMemo } from 'react'
import type { PinSavedEmitted } from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import type { SiteType } from '../../../domain/navigation/siteTypes.ts'
import { savedActions } from '../../../domain/saving/pinSaved.ts'
import { hexColor } from '../../../domain/auth/pinThumbnail.ts'
import { PinSavedView } from '../../../views/saving/pinSaved/PinSavedView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { FollowButton } from '../../people/follow/FollowButton.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectPinSaved, pinSavedCallbacks, type PinSavedSnapshot } from './pinSaved.connect.ts'
import { runPinSavedEffect } from './pinSaved.effects.ts'
import { pinSavedLogic } from './pinSaved.services.ts'

export interface PinSavedDialogProps {
  /** The pin that was saved. */
  readonly pinId: string
  /** The board that it was saved to. */
  readonly board: { readonly name: string; readonly url: string | null }
  /** The section of the board that it was saved to. Default: the board itself. */
  readonly section?: { readonly title: string } | undefined
  /** The pin's dominant color, `#rgb` or `#rrggbb`, if the page knows it. */
  readonly pinColor?: string | undefined
  /** 'Promote your Pin' is offered on 0, 4, 7 and 12 alone. Default: the provider's. */
  readonly siteType?: SiteType | undefined
  /** ID of the profile that the viewer acts for. Default: the provider's. */
  readonly actingFor?: string | undefined
  /** Called when the user closes it. It then renders nothing, so unmount it. */
  readonly onClose?: (() => void) | undefined
}

/** Shows where a pin was saved, the pin, and the next steps. saving.txt §2 "Pin-saved dialog". */
export function PinSavedDialog({ pinId, board, section, pinColor, onClose, ...own }: PinSavedDialogProps) {
  const { policy, platform, session, viewer, experiments, ...config } = useTackboard()
  const siteType = own.siteType ?? config.siteType
  const subjectId = own.actingFor || config.actingFor
  const actor = useFlow(pinSavedLogic, { policy, pinId, subjectId }, (effect: PinSavedEmitted, latest) =>
    runPinSavedEffect(effect, latest, onClose),
  )
  const color = hexColor(pinColor)
  const connect = useCallback(
    (snapshot: PinSavedSnapshot) => connectPinSaved(snapshot, { session, viewer, experiments, color }),
    [session, viewer, experiments, color],
  )
  const props = useConnect(actor, connect, pinSavedCallbacks)
  const actions = useMemo(
    () => savedActions(pinId, { session, siteType, now: platform.clock.now(), policy: policy.saving }),
    [session, pinId, siteType, platform, policy],
  )
  if (!props) return null
  const { trackingParams, ...view } = props
  const { follow } = view
  // Each dialog has one primary button: 'Promote your Pin', else 'See it now', else this one.
  const isQuiet = actions.promoteHref !== null || !actions.isSeeGray
  return (
    <PinSavedView
      {...view}
      {...{ board, section, actions }}
      followButton={follow && <FollowButton member={follow} {...{ pinId, trackingParams, isQuiet }} />}
    />
  )
}
