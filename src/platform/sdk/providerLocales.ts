/** The locales of the first provider's script. The first one of each language is its default. */
const locales = (
  'ar_AR cs_CZ da_DK de_DE el_GR en_US en_GB es_LA es_ES fi_FI fr_FR fr_CA ' +
  'hi_IN hu_HU id_ID it_IT ja_JP ko_KR ms_MY nb_NO nl_NL pl_PL pt_BR pt_PT ' +
  'ro_RO ru_RU sk_SK sv_SE th_TH tl_PH tr_TR uk_UA vi_VN zh_TW zh_CN zh_HK'
).split(' ')

/** The first provider's name for a locale: an exact match, else the language's default, else 'en_US'. */
export function facebookLocale(locale: string): string {
  const [language = '', ...rest] = locale.replaceAll('_', '-').split('-')
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part)) ?? ''
  const own = `${language.toLowerCase()}_${region.toUpperCase()}`
  return (
    locales.find((supported) => supported === own) ??
    locales.find((supported) => supported.startsWith(`${language.toLowerCase()}_`)) ??
    'en_US'
  )
}
