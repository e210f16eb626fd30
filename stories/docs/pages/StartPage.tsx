import { useTheme } from 'storybook/theming'
import { DocLink, DocText } from '../frame/DocTable.tsx'
import { Heading } from '../frame/Heading.tsx'
import { thumbnailOf } from '../gallery/Thumbnail.tsx'
import { useStoryIndex } from '../gallery/useStoryIndex.ts'

/** The main parts of the product, each with its page and the story whose picture represents it. */
const flows = [
  { name: 'Log in', page: 'auth-log-in--docs', picture: 'auth-log-in--playground' },
  { name: 'Sign up', page: 'auth-sign-up--docs', picture: 'auth-sign-up--choosing' },
  { name: 'Log in over a page', page: 'auth-sign-in-modal--docs', picture: 'auth-sign-in-modal--login' },
  {
    name: 'Get back into an account',
    page: 'recovery-notice-dialog--docs',
    picture: 'recovery-notice-dialog--soft-banned',
  },
  {
    name: 'Save a pin to a board',
    page: 'saving-save-to-board--docs',
    picture: 'saving-save-to-board--choosing-board',
  },
  { name: 'After a save', page: 'saving-pin-saved--docs', picture: 'saving-pin-saved--shown' },
  {
    name: 'Create a pin from any page',
    page: 'create-pin-create-a-pin--docs',
    picture: 'create-pin-create-a-pin--choosing-board',
  },
  { name: 'Follow people', page: 'saving-follow-row--docs', picture: 'saving-follow-row--playground' },
  {
    name: 'Act for a business',
    page: 'business-profile-switcher--docs',
    picture: 'business-profile-switcher--menu',
  },
  {
    name: 'Promote a pin',
    page: 'quick-promote-promote-a-pin--docs',
    picture: 'quick-promote-promote-a-pin--editing',
  },
  { name: 'Notices above a search', page: 'search-advisory--docs', picture: 'search-advisory--playground' },
] as const

function Tile({ name, page, picture }: (typeof flows)[number]) {
  const { appBorderColor, background, color } = useTheme()
  return (
    <a
      href={`./?path=/docs/${page}`}
      target="_top"
      style={{ display: 'block', color: color.defaultText, textDecoration: 'none' }}
    >
      <span
        style={{
          display: 'block',
          overflow: 'hidden',
          aspectRatio: '4 / 3',
          border: `1px solid ${appBorderColor}`,
          borderRadius: 12,
          background: background.hoverable,
        }}
      >
        <img
          src={thumbnailOf(picture) ?? undefined}
          alt=""
          style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: 'top' }}
        />
      </span>
      <span style={{ display: 'block', paddingBlockStart: 8, fontSize: 16, fontWeight: 600 }}>{name}</span>
    </a>
  )
}

const Tiles = () => (
  <DocText>
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        gap: 24,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {flows.map((flow) => (
        <li key={flow.page} style={{ margin: 0 }}>
          <Tile {...flow} />
        </li>
      ))}
    </ul>
  </DocText>
)

const whatsNew = 'what-s-new--docs'

/** Where to start, for people who design and decide. */
export function StartPage() {
  const hasNews = whatsNew in useStoryIndex()
  return (
    <>
      <Tiles />
      {hasNews && (
        <section>
          <Heading>What changed</Heading>
          <p>
            <DocLink id={whatsNew}>What’s new</DocLink> shows every picture that has changed, before and
            after.
          </p>
        </section>
      )}
      <section>
        <Heading>A one-minute tour</Heading>
        <ol>
          <li>
            Click a picture above. The page shows the component in light and dark mode, then every state and
            every error that users can run into.
          </li>
          <li>
            Click one of those. The real component opens and plays itself up to that moment. Continue by hand
            from there.
          </li>
          <li>
            Open ‘Modes’ in the toolbar: dark, Arabic, larger text, a slow connection, another country. The
            window size is next to it.
          </li>
          <li>
            Open the filter next to the search field, and tick ‘error’, ‘dark’, ‘phone’ or ‘right-to-left’.
            The sidebar then lists only those stories.
          </li>
          <li>
            Look at ‘Statechart’ on the right: where you are, what can happen next, and what led here. Click a
            state to go there.
          </li>
        </ol>
      </section>
      <section>
        <Heading>How to review</Heading>
        <p>
          Every story has a picture that somebody has accepted. When a picture changes, nothing is released
          until somebody has looked at it. {hasNews ? 'Compare them on the page above. ' : ''}Look at the
          change in light and dark mode, on a phone and in Arabic. When you report a problem, include the
          story’s address, which never changes.
        </p>
      </section>
      <section>
        <Heading>Where to look</Heading>
        <ul>
          <li>
            <DocLink id="foundations--docs">Foundations</DocLink>: color, type, space, motion, icons,
            pictures, voice.
          </li>
          <li>
            <DocLink id="error-catalogue--docs">Error catalogue</DocLink>: every error with its picture and
            its words.
          </li>
          <li>
            <DocLink id="reference-copy-deck--docs">Copy deck</DocLink>: every sentence, in six languages.
          </li>
          <li>
            <DocLink id="coverage--docs">Coverage</DocLink>: pictures of every state, by flow.
          </li>
          <li>
            <DocLink id="reference-behaviour--docs">Behaviour</DocLink>: what happens when things go wrong.
          </li>
          <li>
            <DocLink id="reference-open-values--docs">Open values</DocLink>: every limit and delay.
          </li>
          <li>
            <DocLink id="reference-machines--docs">Machines</DocLink>: a chart of every flow.
          </li>
        </ul>
      </section>
    </>
  )
}
