'use client'
import { useMemo, useState, type ReactNode } from 'react'
import { resolvePolicy, type PolicyOverrides } from '../../domain/policy/policy.ts'
import { TextProvider, type TextProviderProps } from '../../views/text.tsx'
import { TackboardContext, useTackboard, type TackboardConfig } from './config.ts'
import { createVisitMemory, type VisitMemory } from './visitMemory.ts'

type ConfigProps = {
  readonly [K in keyof Omit<TackboardConfig, 'policy' | 'visit'>]?: TackboardConfig[K] | undefined
}

/** The configuration for all flows below. Everything is optional. */
export interface TackboardProviderProps extends TextProviderProps, ConfigProps {
  /** Open values that differ from the defaults. Keep the object outside of render. */
  readonly policy?: PolicyOverrides | undefined
}

/** One memory per member: what a member saved is forgotten when another one logs in, or when they log out. C14. */
function useVisitMemory(userId: string | null, above: TackboardConfig): VisitMemory {
  const isSameMember = userId !== null && above.session?.userId === userId
  const [own, setOwn] = useState(() => ({ userId, visit: createVisitMemory() }))
  if (own.userId !== userId) setOwn({ userId, visit: createVisitMemory() })
  return isSameMember ? above.visit : own.visit
}

/** Configures the flows below it: their API, platform, policy, viewer and messages. */
export function TackboardProvider(props: TackboardProviderProps): ReactNode {
  const above = useTackboard()
  const {
    api,
    policy,
    platform,
    viewer,
    session,
    country,
    experiments,
    visitedPages,
    siteType,
    actingFor,
    history,
    onLog,
    loadPart,
    inspect,
    ...text
  } = props
  const member = session === undefined ? above.session : session
  const visit = useVisitMemory(member?.userId ?? null, above)
  const config = useMemo(
    (): TackboardConfig => ({
      api: api ?? above.api,
      policy: policy ? resolvePolicy(policy) : above.policy,
      platform: platform ?? above.platform,
      viewer: viewer ?? above.viewer,
      session: member,
      country: country ?? above.country,
      experiments: experiments ?? above.experiments,
      visitedPages: visitedPages ?? above.visitedPages,
      siteType: siteType ?? above.siteType,
      actingFor: actingFor === undefined ? above.actingFor : actingFor,
      history: history ?? above.history,
      visit,
      onLog: onLog ?? above.onLog,
      loadPart: loadPart ?? above.loadPart,
      inspect: inspect ?? above.inspect,
    }),
    [
      above,
      api,
      policy,
      platform,
      viewer,
      member,
      country,
      experiments,
      visitedPages,
      siteType,
      actingFor,
      history,
      visit,
      onLog,
      loadPart,
      inspect,
    ],
  )
  return (
    <TackboardContext value={config}>
      <TextProvider {...text} />
    </TackboardContext>
  )
}
