import type { ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { AuthPage } from '../../../src/views/auth/shell/AuthPage.tsx'

/** Renders the view of a short step where it is in the product: below its title, in a card. */
export const onCard = (useTitle: () => ReactNode): Decorator =>
  function OnCard(Story) {
    return (
      <AuthPage title={useTitle()} viewKey="step" layout="card">
        <Story />
      </AuthPage>
    )
  }
