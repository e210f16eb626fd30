import { useLayoutEffect, type ReactNode } from 'react'
import type { Experiments } from '../../src/flows/runtime/config.ts'
import { TackboardProvider } from '../../src/flows/runtime/TackboardProvider.tsx'
import { wren } from '../../mocks/fixtures/sessions.ts'
import type { Session } from '../../src/domain/auth/session.ts'
import type { Viewer } from '../../src/domain/auth/providers/providers.ts'
import type { Copy } from '../../src/views/text.tsx'
import { useIsPlaying } from '../steps/playing.ts'
import { useShownLanguage } from '../steps/shownLanguage.ts'
import { RecordKeys } from '../proof/shownKeys.tsx'
import { stageOf } from './stage.ts'

const viewers: Readonly<Record<string, Viewer>> = {
  visitor: { type: 'UNAUTH', isAuth: false },
  limited: { type: 'LIMITED_LOGIN', isAuth: false },
  member: { type: 'AUTH', isAuth: true },
  partner: { type: 'AUTH', isAuth: true, accountType: 'business' },
  adAccountOwner: { type: 'AUTH', isAuth: true },
  actingForOther: { type: 'AUTH', isAuth: true },
}

/** The signed-in member. Declared outside render, because a flow restarts when its config changes. */
const sessions: Readonly<Record<string, Session>> = {
  member: wren,
  partner: { ...wren, isPartner: true },
  adAccountOwner: {
    ...wren,
    advertiser: { id: '900', ownerUserId: wren.userId, ownerUsername: wren.username },
  },
  actingForOther: { ...wren, advertiser: { id: '901', ownerUserId: '4', ownerUsername: 'sagedogwood' } },
}

/** Loaders that keep lazy parts from appearing. */
const loaders = {
  hang: () => new Promise<never>(() => undefined),
  fail: () => Promise.reject(new Error('The part could not be fetched.')),
}

/** The toolbar turns on one experiment at a time. Declared outside render, because a flow restarts when its config changes. */
const experiments: Readonly<Record<string, Experiments>> = {
  kr_privacy_consent: { kr_privacy_consent: true },
  web_google_disabled: { web_google_disabled: true },
  facebook_signup_disabled: { facebook_signup_disabled: true },
  one_tap: { one_tap: true },
  one_tap_button: { one_tap_button: true },
  unified_password_reset: { unified_password_reset: true },
  paid_link_label: { paid_link_label: true },
  paid_link_label_unauth: { paid_link_label_unauth: true },
  quick_promote_close_window: { quick_promote_close_window: true },
}

/** English is built into the views. */
const english: Copy = {}

interface StageProviderProps {
  readonly storyId: string
  /** The toolbar's choices. */
  readonly globals: Readonly<Record<string, unknown>>
  readonly messages: Copy
  /** Whether the story sets its own locale, in which its steps are then written. */
  readonly isLocaleLocked: boolean
  readonly children: ReactNode
}

/** The config of a story: its in-memory platform, its recorder, and the toolbar's viewer, country and experiment. */
export function StageProvider({ storyId, globals, messages, isLocaleLocked, children }: StageProviderProps) {
  const { platform, recorder, policy, api, options, onLog } = stageOf(storyId)
  const isEnglish = useIsPlaying() && !isLocaleLocked
  const toolbars = isEnglish
    ? { locale: 'en', messages: english }
    : { locale: String(globals['locale']), messages }
  const shown = useShownLanguage()
  const language = (!isLocaleLocked && shown) || toolbars
  // The mock server answers in the language of the page.
  useLayoutEffect(() => {
    document.documentElement.lang = language.locale
  }, [language.locale])
  return (
    <TackboardProvider
      {...language}
      platform={platform}
      policy={policy}
      api={api}
      inspect={recorder.inspect}
      viewer={options.viewer ?? viewers[String(globals['viewer'])]}
      session={options.session === undefined ? sessions[String(globals['viewer'])] : options.session}
      actingFor={options.actingFor}
      country={options.country ?? String(globals['country'])}
      experiments={options.experiments ?? experiments[String(globals['experiment'])]}
      onLog={onLog}
      loadPart={options.parts && loaders[options.parts]}
    >
      {globalThis.underVitest ? <RecordKeys>{children}</RecordKeys> : children}
    </TackboardProvider>
  )
}
