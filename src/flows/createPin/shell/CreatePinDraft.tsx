'use client'
import { useEffect } from 'react'
import type { PinDraft } from '../../../../machines/createPin/createPin/createPin.types.ts'
import { isFullyLoggedIn } from '../../../domain/auth/providers/providers.ts'
import { isBack, returnAddress } from '../../../domain/createPin/returnAddress.ts'
import { draftSize } from '../../../domain/createPin/windowSize.ts'
import { auth } from '../../../messages/en/auth/auth.ts'
import { LoadFailedView } from '../../../views/auth/shell/LoadFailedView.tsx'
import { CreatePinDraftView } from '../../../views/createPin/CreatePinDraftView.tsx'
import { useText } from '../../../views/text.tsx'
import type { LoggedIn } from '../../auth/shell/auth.props.ts'
import { AuthFlow } from '../../auth/shell/AuthFlow.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useLogOnce, usePageView } from './useLogOnce.ts'

export interface CreatePinDraftProps {
  readonly draft: PinDraft
  /** Whether a bookmarklet opened the page, in its own window. */
  readonly isBookmarklet: boolean
  /** The page's own path, to return to after logging in. */
  readonly path: string
  /** The page's own query, as in `location.search`. */
  readonly search: string
  /** Takes over after the log-in. Default: the page goes to `redirectTo`. */
  readonly onLoggedIn?: ((result: LoggedIn) => void) | undefined
}

/**
 * What a logged-out visitor sees on a desktop: the draft, read-only, beside the form to log in or sign up. They return to the same page,
 * where they save it themselves.
 */
export function CreatePinDraft({ draft, isBookmarklet, path, search, onLoggedIn }: CreatePinDraftProps) {
  const { policy, platform, viewer } = useTackboard()
  const { loggedInMarker } = policy.createPin
  const next = returnAddress(path, search, loggedInMarker)
  // The app knows that the visitor is logged in, but provides no session, and they have been sent here before: another time would loop.
  const isStuck = isFullyLoggedIn(viewer) && isBack(search, loggedInMarker)
  const t = useText(auth)
  useLogOnce(isStuck, 'createPin.sessionMissing')
  usePageView(!isStuck)

  useEffect(() => {
    const { window } = platform
    if (!isBookmarklet && !window.hasOpener()) return
    const current = { current: window.size(), screen: window.screen() }
    const size = draftSize({ ...current, policy: policy.createPin })
    if (size) window.resizeTo(size)
  }, [platform, policy, isBookmarklet])

  if (isStuck)
    return (
      <CreatePinDraftView draft={draft} title={t('login.title')} viewKey="stuck">
        <LoadFailedView onRetry={() => platform.navigation.go(next)} />
      </CreatePinDraftView>
    )
  return (
    <AuthFlow
      isFormShown
      next={next}
      onLoggedIn={onLoggedIn}
      container="pinBookmarklet"
      source="pinBookmarklet"
      layout="page"
    >
      {({ title, view }, screen) => (
        <CreatePinDraftView draft={draft} title={title} viewKey={view}>
          {screen}
        </CreatePinDraftView>
      )}
    </AuthFlow>
  )
}
