import type { Drawing } from './drawing.ts'
import { Box, Field, Picture, Pill, Words, Wrong } from './Shapes.tsx'

/** The other primitives. */
export const primitiveDrawings: Readonly<Record<string, Drawing>> = {
  'Primitives/Avatar': {
    text: 'a pin cut to a circle.',
    instead: 'primitives-avatar--playground',
    picture: <Picture x={90} y={25} width={100} height={100} radius={50} />,
  },
  'Primitives/Button': {
    text: 'two primary buttons, side by side.',
    instead: 'primitives-button--variants',
    picture: (
      <>
        <Words x={85} y={45} width={110} />
        <Pill x={40} y={75} width={95} isLoud>
          Save
        </Pill>
        <Pill x={145} y={75} width={95} isLoud>
          Save as draft
        </Pill>
      </>
    ),
  },
  'Primitives/Dialog': {
    text: 'a dialog without a way out.',
    instead: 'primitives-dialog--playground',
    picture: (
      <>
        <Box x={55} y={15} width={170} height={120} radius={16} />
        <Words x={100} y={32} width={80} />
        <Words x={75} y={56} width={130} />
        <Words x={75} y={70} width={100} />
        <Pill x={90} y={96} width={100} isLoud>
          Continue
        </Pill>
      </>
    ),
  },
  'Primitives/Illustration': {
    text: 'a drawing beside a pin: two pictures compete.',
    instead: 'primitives-illustration--playground',
    picture: (
      <>
        <Picture x={40} y={20} width={90} height={110} />
        <Picture x={150} y={40} width={90} height={70} radius={35} />
      </>
    ),
  },
  'Primitives/Loading': {
    text: 'a shape that waits inside a button.',
    instead: 'primitives-loading--playground',
    picture: (
      <>
        <Field x={60} y={40} width={160} label="Email" />
        <Pill x={60} y={86} width={160}>
          {' '}
        </Pill>
        <Words x={90} y={95} width={100} />
      </>
    ),
  },
  'Primitives/Notice': {
    text: 'the error of one field, far above the field.',
    instead: 'primitives-notice--playground',
    picture: (
      <>
        <Box x={50} y={12} width={180} height={28} />
        <Wrong x={62} y={22}>
          This email has no account.
        </Wrong>
        <Field x={50} y={64} width={180} label="Email" />
        <Pill x={50} y={110} width={180} isLoud>
          Log in
        </Pill>
      </>
    ),
  },
  'Primitives/Popup': {
    text: 'a form in a popup: a click beside it loses what was typed.',
    instead: 'primitives-popup--open',
    picture: (
      <>
        <Pill x={20} y={15} width={70}>
          Edit
        </Pill>
        <Box x={45} y={46} width={190} height={94} />
        <Field x={60} y={70} width={160} label="Board name" />
        <Pill x={60} y={106} width={70} isLoud>
          Save
        </Pill>
      </>
    ),
  },
  'Primitives/Toaster': {
    text: 'a field’s error in a toast alone: nothing points to the field.',
    instead: 'primitives-toaster--playground',
    picture: (
      <>
        <Field x={60} y={32} width={160} label="Board name" />
        <Box x={70} y={108} width={140} height={30} radius={15} />
        <Wrong x={84} y={119}>
          Choose another name
        </Wrong>
      </>
    ),
  },
  'Primitives/Tooltip': {
    text: 'a button in a tooltip, which is gone before it is reached.',
    instead: 'primitives-tooltip--shown',
    picture: (
      <>
        <Box x={50} y={20} width={180} height={52} />
        <Words x={64} y={42} width={80} />
        <Pill x={156} y={34} width={62} isLoud>
          Undo
        </Pill>
        <path d="M132 72l8 9 8-9" fill="var(--drawn-box)" stroke="var(--drawn-line)" strokeWidth={1.5} />
        <Pill x={90} y={98} width={100}>
          Next
        </Pill>
      </>
    ),
  },
}
