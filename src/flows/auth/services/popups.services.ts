import { socialPopupMachine } from '../../../../machines/auth/socialPopup/socialPopup.machine.ts'
import { ssoCheckMachine } from '../../../../machines/auth/ssoCheck/ssoCheck.machine.ts'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { openPopup } from './popup.actor.ts'
import { checkSso } from './sso.client.ts'

const socialPopupWith = ({ isRerequest }: { readonly isRerequest: boolean }) =>
  socialPopupMachine.provide({
    actors: {
      openPopup,
      loadProvider: fromCall(({ config: { platform, policy, locale }, input, signal }) =>
        platform.providers.load(input.provider, { ...scriptPolling(policy), locale, signal }),
      ),
      askProvider: fromCall(({ config: { platform }, input, signal }) =>
        platform.providers.logIn(input.provider, signal, { isRerequest }),
      ),
    },
  })

/** Asking a provider who somebody is, with its actors. */
export const socialPopupLogic = socialPopupWith({ isRerequest: false })

/** Asking a provider again for an email that it did not give. */
export const rerequestEmailLogic = socialPopupWith({ isRerequest: true })

/** The check of an email for single sign-on, with its actor. */
export const ssoCheckLogic = ssoCheckMachine.provide({
  actors: { checkSso: fromCall(({ config, input, signal }) => checkSso(config, input.email, signal)) },
})
