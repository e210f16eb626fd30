import { parse } from '@formatjs/icu-messageformat-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { common } from '../messages/en/common.ts'
import { auth } from '../messages/en/auth/auth.ts'
import { login } from '../messages/en/auth/login.ts'
import { loginMfa } from '../messages/en/auth/loginMfa.ts'
import { recovery } from '../messages/en/auth/recovery.ts'
import { loadMessages } from '../messages/load.ts'
import { TextProvider, useLocale, useText } from './text.tsx'
import type { TextProviderProps, Translate } from './text.tsx'

const copy = { ...common, ...auth, ...login, ...loginMfa, ...recovery }

type Say = (t: Translate<keyof typeof copy>) => ReactNode

function Said({ say }: { say: Say }) {
  return say(useText(copy))
}

const said = (say: Say, settings?: TextProviderProps) =>
  renderToStaticMarkup(
    settings ? (
      <TextProvider {...settings}>
        <Said say={say} />
      </TextProvider>
    ) : (
      <Said say={say} />
    ),
  )

const anchor = (chunks: ReactNode) => <a href="/x">{chunks}</a>

describe('useText', () => {
  it('speaks English of Tackboard with no provider', () => {
    expect(said((t) => t('login.submit'))).toBe('Log in')
    expect(said((t) => t('social.error.refused'))).toBe('Couldn’t connect. You must authorize Tackboard.')
  })

  it('names the product as the provider does', () => {
    expect(said((t) => t('social.error.refused'), { productName: 'Corkwall & Co' })).toContain(
      'authorize Corkwall &amp; Co.',
    )
  })

  it('P1 makes a link inside a sentence from a tag, with each text in an element of its own', () => {
    expect(said((t) => t('login.error.wrongPassword', { link: anchor }))).toBe(
      '<span><span>The password you entered is incorrect. Try again or</span> ' +
        '<a href="/x">reset your password</a><span>.</span></span>',
    )
  })

  it('repeats a tag without asking for keys', () => {
    const complain = vi.spyOn(console, 'error')
    expect(
      said((t) => t('recovery.deactivated.reasons', { item: (chunks) => <li>{chunks}</li> })).match(/<li>/g),
    ).toHaveLength(3)
    expect(said((t) => t('login.terms', { terms: (chunks) => <b>{chunks}</b>, privacy: anchor }))).toMatch(
      /Tackboard’s<.span> <b>.+<a/,
    )
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it('E8 shows a name of markup and patterns as it is', () => {
    const name = '<img src=x onerror=alert(1)> {name} %s $&'
    expect(said((t) => t('login.titleWelcomeBack', { name }))).toBe(
      'Welcome back, &lt;img src=x onerror=alert(1)&gt; {name} %s $&amp;!',
    )
  })

  it('E3 keeps a right-to-left email apart from its sentence', () => {
    expect(said((t) => t('recovery.passwordResetSent.bodyTo', { email: '\u202emoc.x@a' }))).toContain(
      '\u2068\u202emoc.x@a\u2069.',
    )
  })

  it('E15 shows a phone end of HTML as text', () => {
    expect(said((t) => t('loginMfa.sentTo', { phoneEnd: '<b>12</b>' }))).toContain(
      'ending in &lt;b&gt;12&lt;/b&gt;.',
    )
  })

  it('shows a loaded locale, and English where it lacks a key', async () => {
    const messages = await loadMessages('de')
    expect(said((t) => t('login.submit'), { locale: 'de', messages })).toBe('Anmelden')
    expect(said((t) => t('login.submit'), { locale: 'de', messages: {} })).toBe('Log in')
  })

  it('prefers an app’s own sentences, plain, with placeholders and tags, or compiled by the full parser', async () => {
    const overrides = {
      'login.submit': 'Let me in',
      'login.titleWelcomeBack': "It's {name} on {productName}",
      'login.signUp': 'New? <link>Join {productName}</link>',
      'login.titleSwitch': parse('{productName, select, Tackboard {ours} other {theirs}}'),
    }
    const settings = { locale: 'de', messages: await loadMessages('de'), overrides }
    expect(said((t) => t('login.submit'), settings)).toBe('Let me in')
    expect(said((t) => t('login.titleWelcomeBack', { name: 'Ann' }), settings)).toBe(
      'It&#x27;s Ann on Tackboard',
    )
    expect(said((t) => t('login.signUp', { link: anchor }), settings)).toBe(
      '<span><span>New?</span> <a href="/x">Join Tackboard</a></span>',
    )
    expect(said((t) => t('login.titleSwitch'), settings)).toBe('ours')
  })

  it('keeps the sentence of the locale, else the English one, where an app’s own is undefined', async () => {
    const overrides = { 'login.submit': undefined }
    expect(said((t) => t('login.submit'), { overrides })).toBe('Log in')
    expect(
      said((t) => t('login.submit'), { locale: 'de', messages: await loadMessages('de'), overrides }),
    ).toBe('Anmelden')
  })

  it('checks keys, values and results by type', () => {
    said((t) => {
      expectTypeOf(t('login.titleWelcomeBack', { name: 'Ann' })).toEqualTypeOf<string>()
      expectTypeOf(t('social.error.refused')).toEqualTypeOf<string>()
      expectTypeOf(t('login.signUp', { link: anchor })).toEqualTypeOf<ReactNode>()
      // SAFETY: a key that is known only as one of several needs what any of them needs.
      const key = 'login.error.wrongPassword' as 'login.error.wrongPassword' | 'login.error.tooQuick'
      expectTypeOf(t(key, { link: anchor })).toEqualTypeOf<ReactNode>()
      // @ts-expect-error: <link> is missing
      t(key)
      // @ts-expect-error: {name} is missing
      t('login.titleWelcomeBack')
      // @ts-expect-error: <link> is missing
      t('login.signUp', {})
      // @ts-expect-error: a tag takes a function
      t('login.signUp', { link: 'x' })
      // @ts-expect-error: no such placeholder
      t('login.titleWelcomeBack', { name: 'Ann', nome: 'Ann' })
      // @ts-expect-error: no such key
      return t('login.nothing')
    })
  })
})

describe('TextProvider', () => {
  function Where() {
    const { locale, direction, productName } = useLocale()
    return `${locale} ${direction} ${productName}`
  }

  it('takes its direction from its locale, and what it is not given from the provider above', () => {
    const inner = (props: TextProviderProps) =>
      renderToStaticMarkup(
        <TextProvider locale="ar" productName="Corkwall" overrides={{ 'login.submit': 'x' }}>
          <TextProvider {...props}>
            <Where /> <Said say={(t) => t('login.submit')} />
          </TextProvider>
        </TextProvider>,
      )
    expect(inner({})).toBe('ar rtl Corkwall x')
    expect(inner({ locale: 'de', productName: 'B' })).toBe('de ltr B x')
    expect(inner({ direction: 'ltr' })).toBe('ar ltr Corkwall x')
    expect(inner({ messages: { 'login.submit': undefined } })).toBe('ar rtl Corkwall x')
    expect(inner({ overrides: { 'login.submit': undefined } })).toBe('ar rtl Corkwall x')
  })
})
