import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Member } from '../../../src/domain/people/member.ts'
import { css } from '../../../src/theme/css.ts'
import { vars } from '../../../src/theme/vars.ts'
import { Avatar } from '../../../src/ui/layout/Avatar.tsx'
import { PinPage } from '../../../testing/stage/PinPage.tsx'

const People = styled.div(css`
  display: grid;
  justify-items: start;
  gap: ${vars.space[6]};
  inline-size: 100%;
  max-inline-size: 720px;
  > section,
  > ul {
    inline-size: 100%;
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
  readonly children: ReactNode
}

/** A page with people above its Pins, or somebody's profile with its buttons. */
export const PeopleStage = ({ member, children }: PeopleStageProps) => (
  <PinPage>
    {member ? (
      <Profile>
        <div inert aria-hidden>
          <Avatar name={member.fullName} src={member.imageUrl ?? undefined} size={96} decorative />
          <div>
            <span data-at="name" data-says={member.fullName} />
            <span data-at="username" data-says={`\u2066@${member.username}\u2069`} />
          </div>
        </div>
        {children}
      </Profile>
    ) : (
      <People>{children}</People>
    )}
  </PinPage>
)
