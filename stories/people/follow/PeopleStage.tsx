import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { arabicNameOf } from '../../../mocks/fixtures/arabic.ts'
import type { Member } from '../../../src/domain/people/member.ts'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Avatar } from '../../../src/ui/layout/Avatar.tsx'
import { useLocale } from '../../../src/views/text.tsx'
import { PinPage } from '../../../testing/stage/PinPage.tsx'

const People = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  &[data-columns] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
    gap: ${vars.space[4]};
    > * {
      padding: ${vars.space[4]};
      border: 1px solid ${vars.color.divider};
      border-radius: ${vars.radius[20]};
    }
  }
`)

/** A profile's head: its words are drawn, not written, so that a story that looks for words finds its own. */
const Profile = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[4]};
  [data-says] {
    display: block;
    &::before {
      content: attr(data-says);
    }
  }
  [data-at='name'] {
    font-size: ${vars.type[24]};
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.015em;
  }
  [data-at='username'] {
    color: ${vars.color.textSubtle};
  }
  > [inert] {
    display: flex;
    align-items: center;
    gap: ${vars.space[4]};
    margin-inline-end: ${vars.space[6]};
  }
  @media (width < 560px) {
    > [inert] {
      inline-size: 100%;
      margin-inline-end: 0;
    }
  }
`)

interface PeopleStageProps {
  /** Whose profile it is. Default: a page of Pins. */
  readonly member?: Member | undefined
  /** Whether its people stand beside each other, each in a card. Default: false. */
  readonly isList?: boolean | undefined
  readonly children: ReactNode
}

/** A page with people above its Pins, or somebody's profile with its buttons. */
export function PeopleStage({ member, isList = false, children }: PeopleStageProps) {
  const { locale } = useLocale()
  const name = member && ((locale === 'ar' && arabicNameOf(member.id)) || member.fullName)
  return (
    <PinPage>
      {member ? (
        <Profile>
          <div inert aria-hidden>
            <Avatar name={name ?? ''} src={member.imageUrl ?? undefined} size={96} decorative />
            <div>
              <span data-at="name" data-says={name} />
              <span data-at="username" data-says={`\u2066@${member.username}\u2069`} />
            </div>
          </div>
          {children}
        </Profile>
      ) : (
        <People data-columns={isList || undefined}>{children}</People>
      )}
    </PinPage>
  )
}
