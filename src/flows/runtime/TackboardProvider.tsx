'use client'
import { useMemo, type ReactNode } from 'react'
import { resolvePolicy, type PolicyOverrides } from '../../domain/policy/policy.ts'
import { TextProvider, type TextProviderProps } from '../../views/text.tsx'
import { TackboardContext, useTackboard, type TackboardConfig } from './config.ts'

type ConfigProps = { readonly [K in keyof Omit<TackboardConfig, 'policy'>]?: TackboardConfig[K] | undefined }

/** The configuration for all flows below. Everything is optional. */
export interface TackboardProviderProps extends TextProviderProps, ConfigProps {
  /** Open values that differ from the defaults. Keep the object outside of render. */
  readonly policy?: PolicyOverrides | undefined
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
    onLog,
    loadPart,
    inspect,
    ...text
  } = props
  const config = useMemo(
    (): TackboardConfig => ({
      api: api ?? above.api,
      policy: policy ? resolvePolicy(policy) : above.policy,
      platform: platform ?? above.platform,
      viewer: viewer ?? above.viewer,
      session: session === undefined ? above.session : session,
      country: country ?? above.country,
      experiments: experiments ?? above.experiments,
      visitedPages: visitedPages ?? above.visitedPages,
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
      session,
      country,
      experiments,
      visitedPages,
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
