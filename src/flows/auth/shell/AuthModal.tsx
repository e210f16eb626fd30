'use client'
import type { ReactNode } from 'react'
import { heroFor } from '../../../domain/auth/authHero.ts'
import type { Person } from '../../../domain/auth/person.ts'
import type { Inviter, SignupSource } from '../../../domain/auth/signup/signupSource.ts'
import { common } from '../../../messages/en/common.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Mark } from '../../../ui/layout/Mark.tsx'
import { HeroPlace } from '../../../views/auth/shell/HeroPlace.tsx'
import { LimitedPlace } from '../../../views/auth/shell/LimitedPlace.tsx'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { AuthFlow } from './AuthFlow.tsx'
import type { AuthFlowProps } from './auth.props.ts'
import { isEntry } from './auth.connect.ts'
import { Hero, Limited } from './decorations.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'

/** What opened the modal, by the server's name for it; `AuthUpsell` is the container `bottom.right.upsell.email`. */
export type AuthContainer = 'loginmodal' | 'save' | 'download' | 'follow' | 'pinBookmarklet'

export interface AuthModalProps extends AuthFlowProps {
  /** Default: 'loginmodal'. */
  readonly container?: AuthContainer | undefined
  /** The initial form; the user can switch to the other one. Default: 'login'. */
  readonly startsWith?: 'login' | 'signup' | undefined
  /** Why it opened; determines the titles. */
  readonly source?: SignupSource | undefined
  /** Who invited the visitor. Named in the sign-up title; with the source 'boardInvite', their picture is shown. */
  readonly inviter?: Inviter | null | undefined
  /** The pin that the visitor acted on. The containers 'save', 'download' and 'follow' show its thumbnail. */
  readonly pinId?: string | undefined
  /** The pin's dominant color, `#rrggbb`, if the page knows it. Fills the thumbnail's placeholder. */
  readonly pinColor?: string | undefined
  /** Id of the profile that the visitor acts on behalf of; the pin is then requested on its behalf. */
  readonly actingFor?: string | undefined
  /**
   * The member that the visitor acted on. The same containers show their picture; 'follow' prefers it to the
   * pin, the others prefer the pin.
   */
  readonly person?: Person | undefined
  /** Replaces the picture beside the form of a limited log-in. Default: a drawing. */
  readonly sideImage?: ReactNode
  /** Called when the user closes it: unmount it. If omitted, there is no close button. */
  readonly onClose?: (() => void) | undefined
}

/** Logging in and signing up in a dialog over a page. Open while it is mounted. auth.txt §2 "Screens and routes". */
export function AuthModal({
  container = 'loginmodal',
  pinId,
  pinColor,
  actingFor,
  person,
  sideImage,
  ...props
}: AuthModalProps) {
  const t = useText(common)
  const { viewer } = useTackboard()
  const { source, inviter } = props
  const hero = heroFor({ container, source, inviter, pinId, person })
  return (
    <AuthFlow {...props} container={container} layout="modal">
      {({ title, view, width, onClose }, screen) => (
        <Dialog
          title={title}
          startAction={<Mark />}
          viewKey={view}
          width={width}
          closeLabel={t('common.close')}
          onClose={props.onClose && onClose}
        >
          {viewer.type === 'LIMITED_LOGIN' && (
            <LimitedPlace data-subheader={isEntry(view) || undefined}>
              <Limited hasSubheader={isEntry(view)} image={sideImage} />
            </LimitedPlace>
          )}
          {hero && (
            // Hidden rather than removed, so that nothing is requested again on the way back.
            <HeroPlace data-kind={hero.kind} hidden={!isEntry(view)}>
              <Hero {...{ hero, pinColor, actingFor }} />
            </HeroPlace>
          )}
          {asElement(screen)}
        </Dialog>
      )}
    </AuthFlow>
  )
}
