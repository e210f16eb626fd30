import { useState } from 'react'
import type { Money } from '../../../domain/money/money.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { budgetFor } from '../../../domain/promote/budget.ts'
import { isBudgetConfirmed, readBudget } from '../../../domain/promote/budgetReading.ts'
import { withChange, type PromoteValues } from '../../../domain/promote/promoteValues.ts'
import { PromotePageView } from '../PromotePageView.tsx'
import type { PromotePageViewProps } from '../PromotePageView.types.ts'

const ignore = () => undefined
export const today = '2026-05-03'
const limits = budgetFor('DE', defaultPolicy.promote)

export const lakePin = {
  id: '812',
  title: 'Morning at the lake',
  link: 'https://www.northshore.example/cabins',
  imageUrl: '/pins/lake.svg',
  color: '#2f5d73',
  isVideo: false,
  ownerId: '1',
}

export const promoteValues: PromoteValues = {
  name: 'Morning at the lake',
  destinationUrl: 'https://www.northshore.example/cabins',
  budget: { kind: 'amount', money: { minor: 700, currency: 'EUR' }, check: 'usual' },
  duration: '10',
  endDate: '2026-05-12',
  isOngoing: false,
  isAutoTargeting: true,
  ages: [],
  genders: [],
  interests: [],
  adType: 'CONSIDERATION',
  tag: null,
}

const interests = [
  'Architecture',
  'Baking',
  'Camping',
  'Ceramics',
  'Hiking',
  'Home office',
  'Interior design',
]
  .concat(['Kayaking', 'Lakes', 'Photography', 'Slow travel', 'Tiny houses', 'Vegan food', 'Weddings'])
  .map((label, index) => ({ id: `i${index}`, label }))

export const audience = {
  ages: ['18–24', '25–34', '35–44', '45–54', '55–64', '65+'].map((label) => ({ id: label, label })),
  genders: ['Women', 'Men', 'Unspecified'].map((label) => ({ id: label.toLowerCase(), label })),
  interests,
}

export type PagePart = Partial<PromotePageViewProps>

/** The page with everything filled in, unless given otherwise. Its values stay as they are. */
export const promotePageView = ({
  values,
  ...own
}: Omit<PagePart, 'values'> & { values?: Partial<PromoteValues> } = {}) => (
  <PromotePageView
    pin={lakePin}
    isProductGroup={false}
    adTypes={['CONSIDERATION', 'WEB_CONVERSION']}
    formKey="1"
    limits={limits}
    suggestedDays={10}
    today={today}
    interestLimit={25}
    errors={{}}
    serverMessage={null}
    notice={null}
    isSubmitted={false}
    isBudgetConfirmed={false}
    progress="editing"
    draft="none"
    restoration="none"
    draftNotes={[]}
    audience={audience}
    advertiserName="North Shore Cabins"
    onChange={ignore}
    onBudget={ignore}
    onConfirmBudget={ignore}
    onSubmit={ignore}
    onChoosePin={ignore}
    onChooseTag={ignore}
    onContinue={ignore}
    onClose={ignore}
    onStartOver={ignore}
    onUndo={ignore}
    onNoticed={ignore}
    onAdoptDraft={ignore}
    onKeepDraft={ignore}
    {...own}
    values={{ ...promoteValues, ...values }}
  />
)

/** The page, which follows what is filled in as its flow does. */
export function FollowingPage(props: Parameters<typeof promotePageView>[0]) {
  const [values, setValues] = useState({ ...promoteValues, ...props?.values })
  const [confirmed, setConfirmed] = useState<Money | null>(null)
  return promotePageView({
    ...props,
    values,
    onChange: (change) => {
      props?.onChange?.(change)
      setValues((former) => withChange(former, change, today))
    },
    onBudget: (typed) => {
      props?.onBudget?.(typed)
      setValues((former) => ({ ...former, budget: readBudget(typed, props?.limits ?? limits) }))
    },
    isBudgetConfirmed: props?.isBudgetConfirmed ?? isBudgetConfirmed(values.budget, confirmed),
    onConfirmBudget: (amount) => {
      props?.onConfirmBudget?.(amount)
      setConfirmed(amount)
    },
  })
}
