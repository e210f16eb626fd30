import type { ReactNode } from 'react'
// The bench bundles what is published: run.ts points this path at the built package.
import { LoginPage } from '../src/index.ts'
import { FloorLoginPage } from './floor/FloorLoginPage.tsx'

/** What is measured, by name. */
export const subjects = {
  floor: () => <FloorLoginPage />,
  ours: () => <LoginPage onLoggedIn={() => undefined} />,
} satisfies Record<string, () => ReactNode>

export type Subject = keyof typeof subjects
