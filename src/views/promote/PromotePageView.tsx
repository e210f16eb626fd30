'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { common } from '../../messages/en/common.ts'
import { promotePage } from '../../messages/en/promote/promotePage.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { CloseIcon } from '../../ui/layout/icons.tsx'
import { asElement } from '../../ui/layout/asElement.tsx'
import { useText } from '../text.tsx'
import { AdFields } from './page/AdFields.tsx'
import { AdPreview } from './page/AdPreview.tsx'
import { AdTypeFields } from './page/AdTypeFields.tsx'
import { AudienceFields } from './page/AudienceFields.tsx'
import { DraftSaved, DraftStatus } from './page/DraftStatus.tsx'
import { PinArea } from './page/PinArea.tsx'
import { PromoteFoot } from './page/PromoteFoot.tsx'
import { PromoteRoot } from './page/PromotePageView.styles.ts'
import type { PromotePageViewProps } from './PromotePageView.types.ts'
import { ScheduleFields } from './page/ScheduleFields.tsx'

const copy = { ...common, ...promotePage }

/** The page that promotes a pin: the ad, its budget, schedule and audience, beside a preview. */
export function PromotePageView(props: PromotePageViewProps) {
  const { errors, formKey, limits, values, parts = {} } = props
  const t = useText(copy)
  const heading = useRef<HTMLHeadingElement>(null)
  /** A second submit with the same errors moves the focus to the first of them again. */
  const [attempt, setAttempt] = useState(0)
  const isCreated = props.progress === 'created'
  // What had the focus may be gone with the step before. A dialog that opens over the page gives the focus back to the title.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <PromoteRoot data-ui="promotePage">
      {props.steps && <div data-at="steps">{props.steps}</div>}
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('promotePage.title')}
        </h1>
        <DraftSaved draft={props.draft} />
        <Button
          variant="icon"
          aria-label={t('common.close')}
          leading={<CloseIcon />}
          onClick={props.onClose}
        />
      </header>
      <Form
        errors={`${attempt} ${Object.values(errors).join(' ')}`}
        onSubmit={() => {
          setAttempt(attempt + 1)
          props.onSubmit()
        }}
      >
        <div data-at="start">
          {/* A pressed button of a notice goes away with it. J3. */}
          <DraftStatus {...props} onAnswered={() => heading.current?.focus()} />
          <fieldset data-at="fields" role="presentation" disabled={isCreated}>
            <PinArea {...props} />
          </fieldset>
        </div>
        <AdPreview {...props} />
        <fieldset data-at="fields" role="presentation" disabled={isCreated}>
          <div data-at="rest">
            <AdFields key={formKey} {...props} />
            {asElement(parts.account)}
            <ScheduleFields key={`${formKey} ${limits.currency} ${values.country ?? ''}`} {...props} />
            {/* The button that sends has the focus then, so that none is lost. */}
            <fieldset data-at="fields" role="presentation" disabled={props.progress !== 'editing'}>
              <AudienceFields {...props} />
              <AdTypeFields {...props} />
            </fieldset>
          </div>
        </fieldset>
        <PromoteFoot values={values} today={props.today} progress={props.progress} parts={parts} />
      </Form>
    </PromoteRoot>
  )
}
