import type { Drawing } from './drawing.ts'
import { Box, Field, Mark, Picture, Pill, Words, rows } from './Shapes.tsx'

/** Views and flows. */
export const flowDrawings: Readonly<Record<string, Drawing>> = {
  'Auth/Consents': {
    text: 'boxes that are ticked before anybody has read them.',
    instead: 'auth-consents--playground',
    picture: (
      <>
        {rows.slice(0, 3).map((row) => (
          <g key={row}>
            <Mark x={50} y={16 + row * 26} kind="tick" isOn />
            <Words x={76} y={21 + row * 26} width={140 - row * 20} />
          </g>
        ))}
        <Pill x={50} y={106} width={180} isLoud>
          Next
        </Pill>
      </>
    ),
  },
  'Auth/Log in view': {
    text: 'a title in the form, below the title of its dialog.',
    instead: 'auth-log-in--playground',
    picture: (
      <>
        <Box x={50} y={10} width={180} height={130} radius={16} />
        <Words x={122} y={22} width={50}>
          Log in
        </Words>
        <Words x={68} y={44} width={50}>
          Log in
        </Words>
        <Field x={68} y={76} width={144} label="Email" />
        <Pill x={68} y={110} width={144} isLoud>
          Log in
        </Pill>
      </>
    ),
  },
  'Saving/Save confirmation': {
    text: 'a control in a message that leaves by itself.',
    instead: 'saving-save-confirmation--celebrating',
    picture: (
      <>
        <Box x={35} y={50} width={210} height={50} radius={16} />
        <Picture x={44} y={58} width={34} height={34} />
        <Words x={88} y={72} width={70} />
        <Pill x={166} y={63} width={68}>
          Change
        </Pill>
      </>
    ),
  },
  'Saving/Loading overlay': {
    text: 'a page that is covered because one button waits.',
    instead: 'saving-loading-overlay--playground',
    picture: (
      <>
        <Picture x={30} y={15} width={65} height={85} />
        <Picture x={107} y={15} width={65} height={85} />
        <Picture x={184} y={15} width={65} height={85} />
        <Pill x={184} y={112} width={65} isLoud>
          Save
        </Pill>
        <rect width={280} height={150} fill="var(--drawn-ground)" opacity={0.65} />
        <circle
          cx={140}
          cy={75}
          r={14}
          fill="none"
          stroke="var(--drawn-text)"
          strokeWidth={3}
          strokeDasharray="66 22"
        />
      </>
    ),
  },
  'Saving/Creator card': {
    text: 'a name that was shortened before it came here.',
    instead: 'saving-creator-card--playground',
    picture: (
      <>
        <Picture x={40} y={50} width={50} height={50} radius={25} />
        <Words x={104} y={62} width={80}>
          Alexandr.
        </Words>
        <Words x={104} y={82} width={60} />
        <Pill x={180} y={63} width={64}>
          Follow
        </Pill>
      </>
    ),
  },
  'Search/Advisory': {
    text: 'an advisory in place of the results.',
    instead: 'search-advisory--playground',
    picture: (
      <>
        <Field x={30} y={14} width={220}>
          Search
        </Field>
        <Box x={30} y={52} width={220} height={84} />
        <Words x={90} y={80} width={100} />
        <Words x={70} y={96} width={140} />
      </>
    ),
  },
}
