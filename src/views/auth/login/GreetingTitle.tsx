'use client'
import { lazy, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { auth } from '../../../messages/en/auth/auth.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { ClientOnly } from '../../ClientOnly.tsx'
import { useText } from '../../text.tsx'
import type { PersonPictureProps } from '../shell/PersonPicture.tsx'

/** If the picture cannot be loaded, none is shown. */
const PersonPicture = lazy(() =>
  import('./loginExtras.ts').then(
    (module) => ({ default: module.PersonPicture }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/** As high as the picture, so that nothing moves when it comes. */
const Place = styled.span(css`
  display: block;
  block-size: 72px;
  margin-block-end: ${vars.space[4]};
  letter-spacing: 0;
`)

/** The title of the personalised log-in: the recognised viewer's picture above the greeting. */
export function GreetingTitle(person: PersonPictureProps) {
  const t = useText(auth)
  return (
    <>
      <Place>
        <ClientOnly fallback={null}>
          <PersonPicture {...person} />
        </ClientOnly>
      </Place>
      <span>{t('login.titleWelcomeBack', { name: person.name })}</span>
    </>
  )
}
