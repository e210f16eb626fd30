'use client'
import { useId } from 'react'
import { requiredConsents, type ConsentKey, type Consents } from '../../../domain/auth/signup/consent.ts'
import { consents as copy } from '../../../messages/en/auth/consents.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Link } from '../../../ui/actions/Link.tsx'
import { useText } from '../../text.tsx'
import { ConsentsRoot } from './ConsentsView.styles.ts'

/** State of the consent step. The container shows its title, 'Consents'. */
export interface ConsentsViewState {
  /** Which boxes are ticked. */
  readonly consents: Consents
  /** State of 'Agree to all': mixed if some but not all boxes are ticked. */
  readonly all: 'ticked' | 'mixed' | 'clear'
  /** Whether the required boxes are ticked. Until then, Next is disabled and says why. */
  readonly canContinue: boolean
  /** Business accounts see the Business Terms of Service. */
  readonly isBusiness: boolean
  /** Where 'Learn more' leads for each box. It opens a new tab, so that nothing typed is lost. */
  readonly policies: Readonly<Record<ConsentKey, string>>
}

/** Callbacks of the consent step. */
export interface ConsentsViewCallbacks {
  /** Called with the key of the consent whose checkbox was pressed. */
  readonly onToggle: (key: ConsentKey) => void
  /** Called when the checkbox that stands for all consents was pressed. */
  readonly onToggleAll: () => void
  /** Next or Enter, even while Next is disabled. */
  readonly onSubmit: () => void
  /** Called when the user goes back to the form. */
  readonly onBack: () => void
}

export type ConsentsViewProps = ConsentsViewState & ConsentsViewCallbacks

/** The required and optional consents before an account is created. */
export function ConsentsView(props: ConsentsViewProps) {
  const t = useText(copy)
  const id = useId()
  const item = (key: ConsentKey) => (
    <Checkbox
      key={key}
      name={key}
      checked={props.consents[key]}
      onChecked={() => props.onToggle(key)}
      label={
        <span id={`${id}-${key}`}>
          {t(key === 'terms' && props.isBusiness ? 'consents.businessTerms' : `consents.${key}`)}
        </span>
      }
      detail={
        <Link
          id={`${id}-${key}-more`}
          href={props.policies[key]}
          target="_blank"
          aria-labelledby={`${id}-${key}-more ${id}-${key}`}
          aria-describedby={`${id}-tab`}
        >
          {t('consents.learnMore')}
        </Link>
      }
    />
  )
  return (
    <ConsentsRoot>
      <p>{t('consents.text')}</p>
      <Form onSubmit={props.onSubmit}>
        <div data-at="terms">
          <div data-at="all">
            <Checkbox
              label={t('consents.agreeToAll')}
              checked={props.all === 'ticked'}
              indeterminate={props.all === 'mixed'}
              onChecked={props.onToggleAll}
            />
          </div>
          <fieldset>
            <legend>{t('consents.required')}</legend>
            <p>{t('consents.requiredIntro')}</p>
            {requiredConsents.map(item)}
          </fieldset>
          <fieldset>
            <legend>{t('consents.optional')}</legend>
            {item('optionalMarketingConsent')}
          </fieldset>
        </div>
        <div data-at="foot">
          {!props.canContinue && (
            <p id={`${id}-reason`} data-at="reason">
              {t('consents.reason')}
            </p>
          )}
          <div data-at="actions">
            <Button variant="ghost" onClick={props.onBack}>
              {t('consents.back')}
            </Button>
            <Button
              type="submit"
              disabled={!props.canContinue}
              aria-describedby={props.canContinue ? undefined : `${id}-reason`}
              onClickCapture={props.canContinue ? undefined : props.onSubmit}
            >
              {t('consents.next')}
            </Button>
          </div>
        </div>
      </Form>
      <span id={`${id}-tab`} hidden>
        {t('consents.newTab')}
      </span>
    </ConsentsRoot>
  )
}
