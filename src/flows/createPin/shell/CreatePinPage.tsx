'use client'
import { useMemo } from 'react'
import type { PinCreated } from '../../../../machines/createPin/createPin/createPin.types.ts'
import type { SavingToast } from '../../../../machines/fragments/savingToast.ts'
import { ClientOnly } from '../../../views/ClientOnly.tsx'
import type { LoggedIn } from '../../auth/shell/auth.props.ts'
import { useTackboard } from '../../runtime/config.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { SaveListeners } from '../../saving/saveToBoard/saveToBoard.effects.ts'
import type { CreatePinProps } from '../createPin/CreatePin.tsx'
import type { MobileCreatePinProps } from '../mobileCreatePin/MobileCreatePin.tsx'
import type { CreatePinDraftProps } from './CreatePinDraft.tsx'
import { readScene } from './createPinPage.route.ts'
import { useLogOnce } from './useLogOnce.ts'

const CreatePin = lazyScreen<CreatePinProps>(
  async () => (await import('../createPin/CreatePin.tsx')).CreatePin,
)
const CreatePinDraft = lazyScreen<CreatePinDraftProps>(
  async () => (await import('./CreatePinDraft.tsx')).CreatePinDraft,
)
const MobileCreatePin = lazyScreen<MobileCreatePinProps>(
  async () => (await import('../mobileCreatePin/MobileCreatePin.tsx')).MobileCreatePin,
)

export interface CreatePinPageProps extends Pick<SaveListeners, 'onSaveChange'> {
  /** The page's path: `/pin/create/{method}/`. Default: that of the address. */
  readonly path?: string | undefined
  /** The page's query, as in `location.search`. Default: that of the address. */
  readonly search?: string | undefined
  /** Called when the pin is created, before the page or its window closes; with several pictures, once for each. */
  readonly onCreated?: ((created: PinCreated) => void) | undefined
  /** Called when a visitor has logged in or signed up, with where to go: back to this page, with the marker. Default: goes there. */
  readonly onLoggedIn?: ((result: LoggedIn) => void) | undefined
  /**
   * Shows the toast of a phone. Default: the page shows it itself and, if it has gone back to another page of the app, the
   * `TackboardProvider` there does.
   */
  readonly onToast?: ((toast: SavingToast) => void) | undefined
}

function Page({ path, search, onCreated, onLoggedIn, onToast, onSaveChange }: CreatePinPageProps) {
  const config = useTackboard()
  const { platform, session } = config
  const here = new URL(platform.navigation.href())
  const [ownPath, ownSearch] = [path ?? here.pathname, search ?? here.search]
  const scene = useMemo(
    () => readScene({ path: ownPath, search: ownSearch }, config),
    [ownPath, ownSearch, config],
  )

  useLogOnce(scene === null, 'createPin.unknownAddress')

  if (!scene) return null
  const { variant, route, draft, redirectTo } = scene
  if (variant === 'mobile')
    return <MobileCreatePin {...{ draft, route, redirectTo, onCreated, onToast, onSaveChange }} />
  if (session) return <CreatePin {...{ session, draft, route, onCreated }} />
  return (
    <CreatePinDraft
      draft={draft}
      isBookmarklet={route.isBookmarklet}
      path={ownPath}
      search={ownSearch}
      onLoggedIn={onLoggedIn}
    />
  )
}

/**
 * The page at `/pin/create/{method}/` that saves an external page: the popup of a member, the draft of a visitor, or the steps on a phone.
 * Anywhere else it renders nothing and logs an error. It needs the browser's address and device, so a server renders nothing.
 * saving.txt §2 "Create-pin page".
 */
export const CreatePinPage = (props: CreatePinPageProps) => (
  <ClientOnly fallback={null}>
    <Page {...props} />
  </ClientOnly>
)
