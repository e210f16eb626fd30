'use client'
import { useEffect, type ReactNode } from 'react'
import type { BirthdayToast } from '../../../../machines/auth/birthday/birthday.types.ts'
import type { ConsentsToast } from '../../../../machines/auth/consents/consents.machine.ts'
import { auth } from '../../../messages/en/auth/auth.ts'
import { birthday as birthdayCopy } from '../../../messages/en/auth/birthday.ts'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { AgeProtectedTitle } from '../../../views/auth/birthday/AgeProtectedTitle.tsx'
import { AgeProtectedView } from '../../../views/auth/birthday/AgeProtectedView.tsx'
import { AuthPage } from '../../../views/auth/shell/AuthPage.tsx'
import { useDrawingAhead } from '../../../views/auth/shell/Drawing.tsx'
import { LeavingView } from '../../../views/auth/shell/LeavingView.tsx'
import { UnderageConfirmationView } from '../../../views/auth/signup/UnderageConfirmationView.tsx'
import { UnderageTitle } from '../../../views/auth/signup/UnderageTitle.tsx'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { layoutOf } from '../shell/auth.connect.ts'
import { PageImage } from '../shell/decorations.tsx'
import { ConsentsScreen } from '../signup/ConsentsScreen.tsx'
import { readUnderageFlag, UNDERAGE_KEY } from '../signup/underageFlag.ts'
import { Restartable } from '../../runtime/Restartable.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useSteps } from '../../runtime/steps/useSteps.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { connectFrame, frameCallbacks } from './birthday.connect.ts'
import { runBirthdayEffect, type BirthdayEffect, type BirthdayEffectProps } from './birthday.effects.ts'
import { birthdayLogic } from './birthday.services.ts'
import { BirthdayMessage } from './BirthdayMessage.tsx'
import { BirthdayScreen } from './BirthdayScreen.tsx'
import { BirthdayToasts } from './BirthdayToasts.tsx'

export interface BirthdayStepProps extends BirthdayEffectProps {
  /** Where to go afterwards; validated before use. Default: the `next` parameter of the address. */
  readonly next?: unknown
  /** Called once the birthday is accepted, instead of navigating. Default: the page goes to `redirectTo`. */
  readonly onDone?: BirthdayEffectProps['onDone']
  /** Skips the consents, regardless of the experiment, because they were already given. Default: false. */
  readonly isConsentGiven?: boolean | undefined
  /** Business accounts see the Business Terms of Service. Default: false. */
  readonly isBusiness?: boolean | undefined
  /** Fills the side of a window of at least 880 px; null for nothing. Default: a drawing of pins. */
  readonly sideImage?: ReactNode
}

const copy = { ...auth, ...birthdayCopy, ...signupSteps }
const HOME = '/'
const loadSteps = async () => (await import('./birthday.steps.ts')).keepBirthdaySteps
const pageImage = <PageImage />

/** Asks a new member for their birthday, on a separate page 484 px wide. auth.txt §2 "Signup birthday step". */
export const BirthdayStep = (props: BirthdayStepProps) => (
  <Restartable>
    <Flow {...props} />
  </Restartable>
)

function Flow({
  isConsentGiven = false,
  isBusiness = false,
  sideImage = pageImage,
  ...props
}: BirthdayStepProps) {
  useDrawingAhead()
  const t = useText(copy)
  const { policy, platform, experiments } = useTackboard()
  const needsConsents = experiments.kr_privacy_consent === true && !isConsentGiven
  const { toasts, show, expire } = useToasts<BirthdayToast | ConsentsToast>()
  const actor = useFlow(birthdayLogic, { policy, needsConsents }, (effect: BirthdayEffect, config) => {
    const run = () => runBirthdayEffect(effect, config, { ...props, showToast: show })
    return effect.type === 'birthday.accepted' ? leave(run) : run()
  })
  const leave = useSteps(actor, 'birthday', loadSteps)
  const { view, title, birthday, consents, message, onFlagged, onConfirm, onEdit, onContinue } = useConnect(
    actor,
    connectFrame,
    frameCallbacks,
  )
  // After the first paint, because a server has neither cookies nor storage. Another tab may set the flag later.
  useEffect(() => {
    const check = () => {
      if (readUnderageFlag(platform)) onFlagged()
    }
    check()
    return platform.storage.subscribe(UNDERAGE_KEY, check)
  }, [onFlagged, platform])

  return (
    <>
      <AuthPage
        title={
          view === 'ageProtected' ? (
            <AgeProtectedTitle />
          ) : title ? (
            t(title)
          ) : (
            <UnderageTitle birthday={birthday} />
          )
        }
        viewKey={view}
        layout={layoutOf(view, 'page')}
        aside={sideImage}
      >
        {consents && <ConsentsScreen consents={consents} isBusiness={isBusiness} />}
        {view === 'birthday' && <BirthdayScreen actor={actor} homeHref={HOME} />}
        {view === 'UnderageConfirmation' && (
          <UnderageConfirmationView isLeaving={false} onEdit={onEdit} onConfirm={onConfirm} />
        )}
        {view === 'ageProtected' && <AgeProtectedView homeHref={HOME} />}
        {view === 'leaving' && <LeavingView scene="welcome" />}
        {message !== null && <BirthdayMessage message={message} onContinue={onContinue} />}
      </AuthPage>
      <BirthdayToasts toasts={toasts} onExpire={expire} />
    </>
  )
}
