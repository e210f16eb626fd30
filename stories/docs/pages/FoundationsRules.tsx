import { viewports } from '../../../testing/viewports.ts'
import * as icons from '../../../src/ui/layout/icons.tsx'
import { plainText } from '../../../testing/proof/plainText.ts'
import { Code, DocTable, DocText } from '../frame/DocTable.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { Thumbnail } from '../gallery/Thumbnail.tsx'
import { sentencesByLocale } from '../spec/sentences.ts'

const { Icon: _one, ProviderGlyph: _letter, ...named } = icons
const glyphs = Object.entries(named).map(([name, Glyph]) => ({ name, Glyph }))

/** Every icon, in the color and at the size of the text beside it. */
export const Icons = () => (
  <DocText>
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 16,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {glyphs.map(({ name, Glyph }) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 24 }}>
          <Glyph />
          <Code>{name}</Code>
        </li>
      ))}
    </ul>
  </DocText>
)

const treatments = [
  ['While it loads, its main color holds its place', 'saving-pin-saved--loading'],
  ['It keeps its shape', 'saving-pin-saved--shown'],
  ['A picture that fails shows our glyph', 'saving-pin-saved--failed'],
  ['Several become a grid', 'saving-pin-saved--grid'],
  ['People are round, and have letters without a picture', 'primitives-avatar--no-picture'],
  ['A link without a picture becomes a card', 'create-pin-logged-out--link-card'],
] as const

/** How pictures are cropped, held and replaced, with accepted pictures of the stories that prove it. */
export const Pictures = () => (
  <DocText>
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        gap: 16,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {treatments.map(([caption, storyId]) => (
        <li key={storyId} style={{ margin: 0 }}>
          <Thumbnail storyId={storyId} caption={caption} />
        </li>
      ))}
    </ul>
  </DocText>
)

const breakpoints = [
  {
    at: '480 px',
    what: 'Up to this width, dialogs are sheets at the bottom of the window, and their actions stay visible.',
  },
  {
    at: '640 px',
    what: 'Below this width, the picture of the pin to save is small and above the boards; from this width, it is beside them.',
  },
  { at: '870 px', what: 'Quick promote: from this width, the preview of the ad is beside the form.' },
  { at: '880 px', what: 'Logging in: from this width, there is a picture beside the form.' },
  { at: '1050 px', what: 'Logging in: from this width, that picture is wider.' },
  { at: '1275 px', what: 'Quick promote: from this width, the form has its full width.' },
] as const

/** The widths at which layouts change. */
export const Breakpoints = () => (
  <DocTable
    columns={{ Width: 20, 'What changes': 80 }}
    rows={breakpoints.map(({ at, what }) => ({ key: at, cells: { Width: at, 'What changes': what } }))}
  />
)

/** The window sizes that the toolbar offers. */
export const Windows = () => (
  <DocTable
    columns={{ Window: 60, Size: 40 }}
    rows={Object.values(viewports).map(({ name, styles }) => ({
      key: name,
      cells: { Window: name, Size: `${styles.width} × ${styles.height}`.replaceAll('px', ' px') },
    }))}
  />
)

/** The focus ring in both themes. */
export const Focus = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlock: 16 }}>
    {(['light', 'dark'] as const).map((scheme) => (
      <div
        key={scheme}
        style={{
          flex: 1,
          display: 'grid',
          placeItems: 'center',
          minInlineSize: 240,
          blockSize: 140,
          colorScheme: scheme,
          borderRadius: 10,
          background: 'var(--tb-color-ground, light-dark(#ffffff, #151211))',
          color: 'var(--tb-color-text, light-dark(#1d1816, #f6f1ee))',
        }}
      >
        <span
          style={{
            padding: '12px 24px',
            borderRadius: 24,
            background: 'var(--tb-color-sunken, light-dark(#f4f0ed, #2f2927))',
            outline: '3px solid var(--tb-color-focus, light-dark(#1c5fd4, #8fbcff))',
            outlineOffset: 2,
            fontWeight: 600,
          }}
        >
          Save
        </span>
      </div>
    ))}
  </div>
)

/** Sentences from the product, by key, and wordings that we avoid. */
const voice = [
  { key: 'login.submit', not: 'Sign in, Login', why: 'One word for one thing, on every screen.' },
  { key: 'common.retry', not: 'Retry, Resubmit', why: 'Words that people use.' },
  { key: 'boardForm.hint', not: 'Field required', why: 'What to do, not what is wrong.' },
  { key: 'saving.toast.savedToBoard', not: 'Success!', why: 'What happened, with its name.' },
  { key: 'save.error.offline', not: 'Network failure', why: 'The cause in a person’s words, and a way on.' },
] as const

/** Wordings that we use, and wordings that we avoid. */
export const Voice = () => (
  <DocTable
    columns={{ 'We say': 36, 'We do not say': 28, Why: 36 }}
    rows={voice.map(({ key, not, why }) => ({
      key,
      cells: { 'We say': plainText(sentencesByLocale.en[key] ?? ''), 'We do not say': not, Why: why },
    }))}
  />
)

/** The layouts of the product in pictures. */
export const Layouts = () => (
  <Gallery
    storyIds={[
      'auth-log-in--playground',
      'auth-sign-in-modal--login',
      'saving-save-to-board--choosing-board',
      'saving-save-to-board--on-phone',
      'quick-promote-promote-a-pin--editing',
    ]}
  />
)
