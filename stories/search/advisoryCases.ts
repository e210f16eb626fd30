import { abusiveAdvisory, linkedText, sensitiveAdvisory } from '../../mocks/fixtures/advisories.ts'
import type { Journey } from '../../testing/journeys/journey.ts'
import { isRegion } from './searchAdvisory.journeys.ts'
import { driven } from '../journeys/reaches.ts'
import { until } from '../../testing/steps/steps.ts'

/** A story of an advisory on screen, over the results of this search. `label` is the name of its region. */
export function seen(query: string, label: string, { steps = [], ...stage }: Journey = {}) {
  const state = 'searchAdvisory.seen'
  const story = driven({ steps: [until(state), isRegion(label), ...steps], ...stage }, { state })
  return { ...story, parameters: { ...story.parameters, query } }
}

export const withSeveralNotices = {
  ...abusiveAdvisory,
  notices: [
    {
      title: 'Detox teas can make you ill',
      description: linkedText(
        'Some contain laxatives that harm your heart and kidneys. Read our advice on diet products.',
        { words: 'our advice on diet products', link: '/_/_/help/diet-products/' },
      ),
    },
    {
      style: 'HIGHLIGHT',
      title: 'Food and your body on your mind?',
      description: 'It can help to talk to someone who knows what that is like.',
      actions: [
        { id: 'talk', button: { text: 'Find support', link: 'https://listeners.example/food' } },
        { id: 'stories', button: { text: 'Read other people’s stories', link: '/ideas/body-kindness/' } },
      ],
      footer: 'These services are free of charge.',
    },
  ],
}

const guidelines = 'community 👨‍👩‍👧‍👦 guidelines'
const guide = 'a short guide 🏳️‍🌈'

/** Links to our own site, another one, and three that may not be followed. */
export const withLinks = {
  severity: 2,
  notices: [
    {
      title: '🏳️‍🌈 Everyone is welcome here',
      description: linkedText(
        `Our ${guidelines} apply to every Pin. New to the flags? Here is ${guide} to what each one means. If a Pin is hateful, report it, or write to care@tackboard.example.`,
        { words: guidelines, link: '/_/_/policy/community-guidelines/' },
        { words: guide, link: 'https://flags.example/guide' },
        { words: 'report it', link: 'javascript:alert(1)' },
        { words: 'hateful', link: '//evil.example/' },
        { words: 'care@tackboard.example', link: 'mailto:care@tackboard.example' },
      ),
    },
  ],
}

/** Its first notice and the first action are broken, and so are its severity and one of its links. */
export const malformed = {
  severity: 'high',
  resource_country: 31,
  notices: [
    null,
    {
      title: 'You’re not alone',
      description: {
        text: 'If things are hard right now, talking to someone can help.',
        text_tags: [null, { offset: -3, length: 8, tag_type: 5, link: '/a/' }, { offset: '2' }],
      },
      actions: [
        { kind: 'dialog', payload: { open: true } },
        {
          id: 'call',
          title: 'Call a listener',
          description: 'Dial 555 0142 from any phone, at any time.',
          button: { text: 'Call', link: 'tel:5550142' },
        },
        { id: 'talk', button: { text: 'Find support', link: 'https://listeners.example/talk' } },
      ],
      footer: 7,
    },
  ],
}

const [notice] = sensitiveAdvisory.notices
const long = 'People who listen are there for you, whatever it is, and however long you have carried it. '

/** Much more text than fits, and a word without a break. */
export const withLongText = {
  ...sensitiveAdvisory,
  notices: [
    {
      ...notice,
      title: `You’re not alone, ${'even on the days when it feels like that '.repeat(3).trim()}`,
      description: `${long.repeat(8)}\n\n${'support'.repeat(20)}`,
      actions: [
        {
          id: 'talk',
          title: 'Talk to someone, in the language that you speak at home',
          description: long,
          button: { text: 'Find support close to where you live', link: 'https://listeners.example/talk' },
        },
      ],
    },
  ],
}

export const inArabic = {
  severity: 1,
  notices: [
    {
      title: 'لست وحدك',
      description: linkedText(
        'إذا كنت تمرّ بوقت صعب، فقد يساعدك التحدث إلى شخص ما. اقرأ دليل الدعم لمعرفة المزيد.',
        { words: 'دليل الدعم', link: 'https://listeners.example/ar' },
      ),
      actions: [
        {
          id: 'talk',
          title: 'تحدّث إلى شخص ما',
          description: 'يردّ عليك مستمع مدرَّب خلال دقائق.',
          button: { text: 'ابحث عن دعم', link: 'https://listeners.example/ar/talk' },
        },
      ],
      footer: 'إذا كنت في خطر، فاتصل برقم الطوارئ المحلي الآن.',
    },
  ],
}
