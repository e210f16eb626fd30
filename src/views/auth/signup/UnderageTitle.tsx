'use client'
import { styled } from 'styled-components'
import { birthdayEpoch, parseDate } from '../../../domain/auth/signup/birthday.ts'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { useLocale, useText } from '../../text.tsx'
import { birthdayText } from '../birthday/birthdayText.ts'

export interface UnderageTitleProps {
  /** As entered: 'YYYY-MM-DD'. */
  readonly birthday: string
}

/** A leaf of a calendar. */
const Leaf = styled.span(css`
  display: grid;
  justify-items: center;
  inline-size: fit-content;
  min-inline-size: 112px;
  margin: 0 auto ${vars.space[4]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid ${vars.color.divider};
  border-radius: ${vars.radius[20]};
  background: ${vars.color.raised};
  font-size: ${vars.type[14]};
  font-weight: 550;
  line-height: 1.3;
  letter-spacing: 0;
  > :nth-child(2) {
    font-size: ${vars.type[32]};
    font-weight: 680;
    line-height: 1.15;
  }
  > :last-child {
    color: ${vars.color.textSubtle};
  }
`)

const parts = [{ month: 'long' }, { day: 'numeric' }, { year: 'numeric' }] as const

/** The title of the underage confirmation, for its container: below a calendar leaf with the entered birthday. */
export function UnderageTitle({ birthday }: UnderageTitleProps) {
  const t = useText(signupSteps)
  const { locale } = useLocale()
  const date = parseDate(birthday)
  const partText = (part: (typeof parts)[number], day: number) =>
    new Intl.DateTimeFormat(locale, { ...part, calendar: 'gregory', timeZone: 'UTC' }).format(day)
  return (
    <>
      {/* The sentence says the date, too. */}
      {date && (
        <Leaf aria-hidden="true">
          {parts.map((part) => (
            <span key={Object.keys(part).join('')}>{partText(part, birthdayEpoch(date) * 1000)}</span>
          ))}
        </Leaf>
      )}
      {/* A line does not end between the day and its month. */}
      <span>
        {t('underage.title', {
          birthday: birthdayText(birthday, locale).replace(/^(\p{Nd}+\.?) /u, '$1\u00a0'),
        })}
      </span>
    </>
  )
}
