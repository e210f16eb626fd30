import type { ReactNode } from 'react'
import { AuthModal } from '../../src/flows/auth/shell/AuthModal.tsx'
import { LoginPage } from '../../src/flows/auth/shell/LoginPage.tsx'
import { SignupPage } from '../../src/flows/auth/shell/SignupPage.tsx'
import { MovePins } from '../../src/flows/people/pinMove/MovePins.tsx'
import { BoardForm } from '../../src/flows/saving/boardForm/BoardForm.tsx'
import { asMember, from, type Journey } from '../../testing/journeys/journey.ts'
import { logIn } from '../../testing/journeys/logIn.steps.ts'
import {
  focusInField,
  focusOnTitle,
  leaving,
  openOverPage,
  overPageIsGone,
} from '../../testing/journeys/page.steps.ts'
import { focusAfter, showsRow } from '../../testing/journeys/row.steps.ts'
import { OverPage } from '../../testing/stage/AuthStage.tsx'
import { QuickPromoteStage } from '../../testing/stage/QuickPromoteStage.tsx'
import { stageOf } from '../../testing/stage/stage.ts'
import { press, see, type, until, type Step } from '../../testing/steps/steps.ts'
import { signUp } from '../auth/signup/consents.journeys.ts'
import { journeyTo, journeyToRow } from '../journeys/index.ts'
import { PeopleStage } from '../people/follow/PeopleStage.tsx'
import { MoveStage } from '../people/pinMove/MoveStage.tsx'
import { opened, promote, withPin } from '../promote/quickPromote/promote.steps.ts'
import { create } from '../saving/boardForm/boardForm.journeys.ts'
import { BoardStage } from '../saving/boardForm/BoardStage.tsx'
import { choose } from '../saving/boardPicker/boardPicker.journeys.ts'
import { pinSavedArgs, PinSavedStage } from '../saving/pinSaved/PinSavedStage.tsx'
import { SaveStage } from '../saving/saveToBoard/SaveStage.tsx'
import { toast } from '../saving/saveToBoard/saveToBoard.journeys.ts'

/** A flow, and what somebody does in it. `node` gets the stage's name. */
interface ReadRow extends Journey {
  readonly node: (name: string) => ReactNode
  /** Whether it comes to a screen that is loaded when it is first shown, and is there at once in a page that has shown it before. */
  readonly loadsScreens?: boolean
}

const stepsTo = ({ steps = [] }: Journey): readonly Step[] => steps
const loginModal = (isClosed: boolean) => (
  <OverPage isClosed={isClosed}>{(close) => <AuthModal onClose={close} />}</OverPage>
)
const pin = { id: '1', title: 'Lake at dawn', imageUrl: '/pins/lake.svg', color: '#4f7f8c' }
const movesPins = () => (
  <PeopleStage>
    <MovePins>{(mover) => <MoveStage {...mover} />}</MovePins>
  </PeopleStage>
)
const inBoardForm = () => (
  <BoardStage>
    <BoardForm onCreated={() => {}} onCancel={() => {}} />
  </BoardStage>
)
const NO_AMOUNT = 'That doesn’t look like an amount. Enter a number, like 7.00.'

/** The journeys that are read aloud, made of the steps of the stories. */
export const rows: Readonly<Record<string, ReadRow>> = {
  'log-in': {
    node: () => <LoginPage />,
    steps: [
      ...logIn(undefined, 'wrong password'),
      showsRow('login.wrongPassword'),
      focusAfter('login.wrongPassword', 'Log in'),
      ...logIn(),
      leaving,
    ],
  },
  'sign-up': {
    node: () => <SignupPage />,
    steps: [...stepsTo(journeyToRow('signup.emailRequired')), ...signUp(), leaving],
  },
  'two-factor': {
    node: () => loginModal(false),
    loadsScreens: true,
    steps: [
      ...stepsTo(journeyTo('auth.loginMfa')),
      type('Verification code', '654321'),
      press('Continue'),
      see('That code is not right. Check it and try again.'),
      type('Verification code', '123456'),
      press('Continue'),
      leaving,
    ],
  },
  'log-in dialog': {
    node: () => loginModal(true),
    steps: [openOverPage, focusInField('Email'), press('Close'), overPageIsGone],
  },
  consents: { node: () => <SignupPage />, ...journeyTo('consents.agreed') },
  'board picker': {
    node: () => <SaveStage pin={pin} isToastShown />,
    ...asMember(
      openOverPage,
      until('boardPicker.choosing.resting'),
      type('Search boards', 'sofa'),
      choose('Blue sofa'),
      toast('Saved to Blue sofa'),
      overPageIsGone,
    ),
  },
  'pin saved': { node: () => <PinSavedStage {...pinSavedArgs} />, ...journeyTo('pinSaved.closed') },
  'create board': {
    node: inBoardForm,
    ...asMember(
      ...stepsTo(journeyToRow('boardForm.nameRequired')),
      ...stepsTo(journeyToRow('boardForm.nameTooLong')),
      ...create(),
      focusOnTitle('Board created'),
    ),
  },
  'move pins': { node: movesPins, ...journeyTo('pinMove.resting') },
  'quick promote': {
    node: (name) => <QuickPromoteStage services={stageOf(name).promote} />,
    ...from(withPin)(...opened, type('Daily budget in USD', 'many'), promote, see(NO_AMOUNT)),
  },
}
