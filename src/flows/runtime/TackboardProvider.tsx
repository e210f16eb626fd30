'use client'
import { useContext, useMemo, useState, type ReactNode } from 'react'
import type { Viewer } from '../../domain/auth/providers/providers.ts'
import { resolvePolicy, type Policy, type PolicyOverrides } from '../../domain/policy/policy.ts'
import { LinkFollower } from '../../ui/actions/LinkFollower.ts'
import { emptyHistory } from '../../domain/navigation/navigationHistory.ts'
import { asElement } from '../../ui/layout/asElement.tsx'
import { AppMark } from '../../ui/layout/Mark.tsx'
import { AppGlyphs, type ProviderGlyphs } from '../../views/auth/shell/ProviderLogo.tsx'
import { TextProvider, type TextProviderProps } from '../../views/text.tsx'
import { Announcements } from './Announcements.tsx'
import {
  defaultConfig,
  TackboardContext,
  useTackboard,
  type Experiments,
  type TackboardConfig,
} from './config.ts'
import { followerOf } from './followerOf.ts'
import { SessionEnded } from './SessionEnded.tsx'
import type { AskForSession } from './sessionGate.ts'
import { useHistory } from './useHistory.ts'
import { useSessionGate } from './useSessionGate.tsx'
import { useStyleNonceWarning } from './useStyleNonceWarning.ts'
import { useWarning } from './useWarning.ts'
import { createVisitMemory, type VisitMemory } from './visitMemory.ts'

export type ConfigProps = {
  readonly [K in keyof Omit<TackboardConfig, 'policy' | 'visit' | 'sessionGate'>]?:
    | TackboardConfig[K]
    | undefined
}

/** The configuration for all flows below. Everything is optional. */
export interface TackboardProviderProps extends TextProviderProps, ConfigProps {
  /** Open values that differ from the defaults. Keep the object outside of render. */
  readonly policy?: PolicyOverrides | undefined
  /**
   * The address that the app's router shows, such as its path and query. The provider, mounted below the router, then keeps `history`
   * itself. Without `address`, `history` and `visitedPages` no visited pages are sent with a log-in; next to `navigate`, the console warns
   * of that in development. Default: none, and `history` is the app's.
   */
  readonly address?: string | undefined
  /**
   * Called when a call of a member is answered 401, because their session has ended. Return true once there is a session again: the call,
   * and all that were refused meanwhile, are repeated once, and until then no time of a flow runs out. Otherwise they fail. Default: the
   * log-in opens over the page; if somebody else logs in, the page is reloaded. Null: the calls fail at once.
   */
  readonly onSessionEnded?: AskForSession | null | undefined
  /**
   * The app's mark, 40 px over the title of each page of logging in and signing up and 32 px in the corner of their dialogs; hidden from
   * screen readers. Default: a red pin on a tile; null for none.
   */
  readonly mark?: ReactNode
  /** The providers' logos, 24 px, for every button below; hidden from screen readers. Default: a plain letter in a circle for each. */
  readonly glyphs?: ProviderGlyphs | undefined
}

/** The viewer of an app that names its member and nothing else. */
const signedIn: Viewer = { type: 'AUTH', isAuth: true }

/** Whose visit it is: a member's, for themselves or for the profile they act for. */
const visitorOf = ({ session, actingFor }: Pick<TackboardConfig, 'session' | 'actingFor'>) =>
  session && `${session.userId} ${actingFor ?? ''}`

/** One memory per visitor: what a member saved is forgotten when they log out, or act for another profile. */
function useVisitMemory(
  visit: Pick<TackboardConfig, 'session' | 'actingFor'>,
  above: TackboardConfig,
): VisitMemory {
  const visitor = visitorOf(visit)
  const [own, setOwn] = useState(() => ({ visitor, visit: createVisitMemory() }))
  if (own.visitor !== visitor) setOwn({ visitor, visit: createVisitMemory() })
  return visitor !== null && visitor === visitorOf(above) ? above.visit : own.visit
}

/** 'Connect with Google' leads by a window, because the script of the button that it replaces is disabled. */
const policyOf = (policy: Policy, { web_google_disabled }: Experiments): Policy =>
  web_google_disabled ? { ...policy, transports: { ...policy.transports, google: 'popup' } } : policy

/** Configures the flows below it: their API, platform, policy, viewer and messages. */
export function TackboardProvider(props: TackboardProviderProps): ReactNode {
  useStyleNonceWarning()
  const above = useTackboard()
  const {
    api,
    policy,
    platform,
    viewer,
    session,
    country,
    experiments,
    providers,
    visitedPages,
    siteType,
    actingFor,
    address,
    mark,
    glyphs,
    onSessionEnded,
    history: given,
    navigate,
    onLog,
    loadPart,
    inspect,
    children,
    ...text
  } = props
  const member = session === undefined ? above.session : session
  const profile = actingFor === undefined ? above.actingFor : actingFor
  const kept = useHistory(address, platform ?? above.platform)
  const history = given ?? kept ?? above.history
  useWarning('address', Boolean(navigate) && history === emptyHistory && visitedPages === undefined)
  const sessionGate = useSessionGate(onSessionEnded, above.sessionGate)
  const visit = useVisitMemory({ session: member, actingFor: profile }, above)
  const config = useMemo(
    (): TackboardConfig => ({
      api: api ?? above.api,
      policy: policyOf(policy ? resolvePolicy(policy) : above.policy, experiments ?? above.experiments),
      platform: platform ?? above.platform,
      viewer: viewer ?? (member && !above.viewer.isAuth ? signedIn : above.viewer),
      session: member,
      country: country ?? above.country,
      experiments: experiments ?? above.experiments,
      providers: providers ?? above.providers,
      visitedPages: visitedPages ?? above.visitedPages,
      siteType: siteType ?? above.siteType,
      actingFor: profile,
      history,
      navigate: navigate === undefined ? above.navigate : navigate,
      visit,
      sessionGate,
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
      providers,
      visitedPages,
      siteType,
      profile,
      history,
      navigate,
      visit,
      sessionGate,
      onLog,
      loadPart,
      inspect,
    ],
  )
  const markAbove = useContext(AppMark)
  const glyphsAbove = useContext(AppGlyphs)
  const followerAbove = useContext(LinkFollower)
  const follower = useMemo(() => followerOf(config), [config])
  return (
    <TackboardContext value={config}>
      <LinkFollower value={navigate === undefined ? followerAbove : follower}>
        <TextProvider {...text}>
          <AppGlyphs value={glyphs ?? glyphsAbove}>
            <AppMark value={mark === undefined ? markAbove : mark}>{asElement(children)}</AppMark>
          </AppGlyphs>
          {above === defaultConfig && <Announcements />}
          {sessionGate !== above.sessionGate && <SessionEnded />}
        </TextProvider>
      </LinkFollower>
    </TackboardContext>
  )
}
