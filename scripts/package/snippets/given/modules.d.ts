/** What a Storybook's files import. This Storybook plays the recipe with the real package. */
declare module '@storybook/react-vite' {
  import type { ComponentProps, ComponentType, JSX } from 'react'
  interface Context {
    readonly id: string
    readonly parameters: object
  }
  export interface Preview {
    beforeEach: (context: Context) => Promise<void>
    decorators: ((Story: ComponentType, context: Context) => JSX.Element)[]
  }
  export interface Meta<C extends ComponentType<never>> {
    component: C
  }
  export interface StoryObj<C extends ComponentType<never>> {
    args?: Partial<ComponentProps<C>>
    parameters?: object
  }
}

/** What the file of a React Router app imports. `npm run test:beside -- servers` builds with the real package. */
declare module 'react-router' {
  import type { ComponentType } from 'react'
  export type EntryContext = object
  export const ServerRouter: ComponentType<{ context: EntryContext; url: string; nonce?: string }>
  export const Links: ComponentType
  export const Meta: ComponentType
  export const Outlet: ComponentType
  export const Scripts: ComponentType<{ nonce?: string | undefined }>
  export const ScrollRestoration: ComponentType<{ nonce?: string | undefined }>
}
