import { useMachine } from '@xstate/react'
import { defaultAges, defaultGenders } from '../../src/domain/promote/audience.ts'
import { floorMachine, type Values } from './floor.machine.ts'
import {
  Button,
  Choice,
  Columns,
  Field,
  Foot,
  Group,
  Header,
  Page,
  Phone,
  Picture,
  Row,
  Section,
  Steps,
} from './floor.styles.ts'

type Text = 'name' | 'destination' | 'budget' | 'days' | 'endDate'
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const dates = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })

/**
 * The floor: what a good engineer writes for this one page with the same three libraries, and no more than that: the same calls, fields,
 * buttons, words and columns as our page, one styled component a kind, one machine, controlled inputs.
 */
export function Subject() {
  const [{ context, matches }, send] = useFloor()
  const { pin, values } = context
  if (matches('opening')) return <Page aria-busy="true">Loading your ad</Page>
  const change = (changed: Partial<Values>) => send({ type: 'changed', change: changed })
  const field = (label: string, name: Text, hint?: string, type = 'text') => (
    <Field>
      {label}
      <input
        name={name}
        type={type}
        value={values[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      />
      {hint && <small>{hint}</small>}
    </Field>
  )
  const flag = (label: string, name: 'isOngoing' | 'isAutomatic') => (
    <Choice>
      <input
        type="checkbox"
        role="switch"
        checked={values[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
      />
      {label}
    </Choice>
  )
  const choices = (legend: string, ids: readonly string[]) => (
    <Group disabled={values.isAutomatic}>
      <legend>{legend}</legend>
      {ids.map((id) => (
        <Choice key={id}>
          <input
            type="checkbox"
            checked={values.chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                chosen: checked ? [...values.chosen, id] : values.chosen.filter((other) => other !== id),
              })
            }
          />
          {id}
        </Choice>
      ))}
    </Group>
  )
  const goal = (id: string, label: string, detail: string) => (
    <Choice>
      <input type="radio" name="goal" checked={values.goal === id} onChange={() => change({ goal: id })} />
      <span>
        {label}
        <br />
        <small>{detail}</small>
      </span>
    </Choice>
  )
  const color = { backgroundColor: pin?.dominantColor }
  const [budget, days] = [Number(values.budget), Number(values.days)]
  return (
    <Page>
      <Steps>
        <li aria-current="step">Your ad</li>
        <li>Business details</li>
        <li>Payment</li>
      </Steps>
      <Header>
        <h1>Promote your Pin</h1>
        <Button type="button" aria-label="Close">
          ×
        </Button>
      </Header>
      <Columns
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'submitted' })
        }}
      >
        <div>
          <Section>
            <h2>Pin</h2>
            <Row>
              <Picture style={color} />
              <strong>{pin?.title}</strong>
              <small>{pin && new URL(pin.link).host}</small>
              <Button type="button">Change Pin</Button>
            </Row>
          </Section>
          <Section>
            <h2>Ad details</h2>
            {field('Ad name', 'name', 'Only you see it.')}
            {field('Destination', 'destination', 'The page that opens when people tap your ad.', 'url')}
          </Section>
          <Section>
            <h2>Budget and schedule</h2>
            {field('Daily budget in USD', 'budget')}
            <Row>
              <Button type="button" onClick={() => change({ budget: '7.00' })}>
                Suggested: $7
              </Button>
              <span role="status">You can start lower, but fewer people will see your ad.</span>
            </Row>
            {field('Number of days', 'days')}
            <Button type="button" onClick={() => change({ days: '10' })}>
              Suggested: 10 days
            </Button>
            {field('End date', 'endDate', undefined, 'date')}
            {flag('Run until I stop it', 'isOngoing')}
          </Section>
          <Section>
            <h2>Audience</h2>
            {flag('Choose the audience for me', 'isAutomatic')}
            <small>We show your ad to people who are likely to be interested in it.</small>
            <small>Leave a group empty to reach everyone.</small>
            {choices('Ages', defaultAges)}
            {choices('Genders', defaultGenders)}
          </Section>
          <Section>
            <h2>Goal</h2>
            <Group>
              <legend>What should your ad do?</legend>
              {goal('page', 'Bring people to your page', 'Shown to people who are likely to open your link.')}
              {goal(
                'act',
                'Get people to buy or sign up',
                'Shown to people who are likely to buy or sign up. Needs a conversion tag on your website.',
              )}
            </Group>
          </Section>
        </div>
        <Section>
          <h2>Preview</h2>
          <Phone>
            <Picture style={color} />
            <strong>{pin?.title}</strong>
            <span>Promoted by</span>
            <span>{pin && new URL(pin.link).host}</span>
          </Phone>
        </Section>
        <Foot>
          <p aria-live="polite">
            {money.format(budget)} a day for {days} days, {money.format(budget * days)} in total, until{' '}
            {dates.format(new Date(values.endDate))}
          </p>
          <Button type="submit" disabled={matches('submitting')}>
            Promote
          </Button>
        </Foot>
      </Columns>
    </Page>
  )
}

/** The snapshot and how to change it. */
function useFloor() {
  const [snapshot, send] = useMachine(floorMachine)
  return [{ context: snapshot.context, matches: snapshot.matches.bind(snapshot) }, send] as const
}
