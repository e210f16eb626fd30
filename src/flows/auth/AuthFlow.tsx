'use client'
import { useCallback, type ComponentType, type ReactNode } from 'react'
import { auth as copy } from '../../messages/compiled/en/auth.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { useText } from '../../views/text.tsx'
import { useConnect } from '../useConnect.ts'
import { connectAuth, type AuthFrame, type AuthSnapshot } from './auth.connect.ts'
import { authScreens, type ScreenProps } from './AuthScreens.tsx'
import type { AuthFlowProps } from './auth.props.ts'
import { useAuth } from './useAuth.ts'

export interface AuthFlowInput extends AuthFlowProps {
  readonly layout: ScreenProps['layout']
  readonly isCommenting?: boolean | undefined
  readonly onClose?: (() => void) | undefined
  /** Draws the container: a dialog or a page. */
  readonly children: (frame: Omit<AuthFrame, 'title'> & { readonly title: ReactNode; readonly onClose: () => void }, screen: ReactNode) => ReactNode
}

/** The sign-in flow without its container. */
export function AuthFlow({ layout, isCommenting = false, children, ...props }: AuthFlowInput) {
  const { auth, house, toasts, expire } = useAuth(props)
  const t = useText(copy)
  const name = house.viewer.personalization?.firstName ?? ''
  const isBusiness = props.isBusiness ?? layout.startsWith('business')
  const connect = useCallback(
    (snapshot: AuthSnapshot) => connectAuth(snapshot, { isBusiness, isCommenting, hasName: name !== '' }),
    [isBusiness, isCommenting, name],
  )
  const frame = useConnect(auth, connect)
  const Screen: ComponentType<ScreenProps> = authScreens[frame.view]
  const { clock } = house.platform
  return (
    <>
      {children(
        { ...frame, title: t(frame.title, { name }), onClose: () => auth.send({ type: 'modal.closed' }) },
        <Screen auth={auth} house={house} layout={layout} isBusiness={isBusiness} glyphs={props.glyphs} />,
      )}
      <Toaster
        clock={clock}
        onExpire={expire}
        toasts={toasts.map(({ id, kind, message, duration }) => ({
          id, kind, text: t(message), durationMs: house.policy.timing[duration],
        }))}
      />
    </>
  )
}
