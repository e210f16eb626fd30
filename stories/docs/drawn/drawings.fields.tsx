import type { Drawing } from './drawing.ts'
import { Box, Field, Mark, Words, rows } from './Shapes.tsx'

/** Fields and other things to fill in. */
export const fieldDrawings: Readonly<Record<string, Drawing>> = {
  'Primitives/Checkbox': {
    text: 'a link within the words that tick the box.',
    instead: 'primitives-checkbox--playground',
    picture: (
      <>
        <Mark x={45} y={65} kind="tick" isOn />
        <Words x={70} y={69} width={70}>
          I agree to the terms of use
        </Words>
        <path d="M148 80H202" stroke="var(--drawn-text)" />
      </>
    ),
  },
  'Primitives/Radio group': {
    text: 'a long list, all of it open.',
    instead: 'primitives-radio-group--playground',
    picture: rows.map((row) => (
      <g key={row}>
        <Mark x={60} y={12 + row * 28} kind="dot" isOn={row === 1} />
        <Words x={86} y={17 + row * 28} width={90 + ((row * 37) % 50)} />
      </g>
    )),
  },
  'Primitives/Select field': {
    text: 'two choices, hidden in a list.',
    instead: 'primitives-select-field--playground',
    picture: (
      <>
        <Field x={60} y={34} width={160} label="Visibility">
          Public
        </Field>
        <path d="M200 44l5 5 5-5" fill="none" stroke="var(--drawn-line)" strokeWidth={1.5} />
        <Box x={60} y={66} width={160} height={56} />
        <Words x={72} y={77} width={60}>
          Public
        </Words>
        <Words x={72} y={101} width={60}>
          Secret
        </Words>
      </>
    ),
  },
  'Primitives/Switch': {
    text: 'switches where several of many are chosen.',
    instead: 'primitives-switch--playground',
    picture: rows.slice(0, 4).map((row) => (
      <g key={row}>
        <Words x={55} y={24 + row * 32} width={80 + ((row * 29) % 40)} />
        <Mark x={195} y={19 + row * 32} kind="switch" isOn={row % 2 === 0} />
      </g>
    )),
  },
  'Primitives/Text area': {
    text: 'a fixed height that cuts the text.',
    instead: 'primitives-text-area--playground',
    picture: (
      <>
        <Words x={50} y={18} width={80}>
          Description
        </Words>
        <Box x={50} y={34} width={180} height={62} />
        {rows.slice(0, 4).map((row) => (
          <Words key={row} x={62} y={46 + row * 14} width={row === 3 ? 110 : 150} />
        ))}
        <rect x={40} y={96.8} width={200} height={20} fill="var(--drawn-ground)" />
      </>
    ),
  },
  'Primitives/Text field': {
    text: 'a placeholder as the label: it is gone once somebody types.',
    instead: 'primitives-text-field--playground',
    picture: (
      <>
        <Field x={50} y={34} width={180}>
          Email
        </Field>
        <Field x={50} y={76} width={180}>
          wren@example.com
        </Field>
      </>
    ),
  },
}
