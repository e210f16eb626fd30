const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))

/** Whether Intl has data for the tag itself, and does not fall back to a shorter one. A segmenter is the cheapest way to ask. */
function isSupported(tag: string): boolean {
  try {
    return new Intl.Segmenter(tag).resolvedOptions().locale === tag
  } catch {
    return false
  }
}

function named(type: 'region' | 'script', codes: readonly string[]): readonly string[] {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return codes.filter((code) => names.of(code))
}

const withSubtags = (tags: readonly string[], subtags: readonly string[]) =>
  tags.flatMap((tag) => [tag, ...subtags.map((subtag) => `${tag}-${subtag}`).filter(isSupported)])

/** Every locale for which Intl has data: each language with each script and region, and English with each system of digits. */
export function everyLocale(): readonly string[] {
  const languages = [...pairs, ...pairs.flatMap((pair) => letters.map((letter) => pair + letter))]
  const scripts = pairs.flatMap((first) =>
    pairs.map((last) => first.charAt(0).toUpperCase() + first.slice(1) + last),
  )
  const regions = [
    ...pairs.map((pair) => pair.toUpperCase()),
    ...Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0')),
  ]
  const written = withSubtags(languages.filter(isSupported), named('script', scripts))
  return [
    ...withSubtags(written, named('region', regions)),
    ...Intl.supportedValuesOf('numberingSystem').map((system) => `en-u-nu-${system}`),
  ]
}
