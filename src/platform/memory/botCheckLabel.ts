/** What the widget says, by language, as a real one does. */
const labels = {
  en: 'I am not a robot',
  ar: 'أنا لست روبوتًا',
  de: 'Ich bin kein Roboter',
  es: 'No soy un robot',
  ja: '私はロボットではありません',
  ko: '로봇이 아닙니다',
}

const isSpoken = (language: string): language is keyof typeof labels => Object.hasOwn(labels, language)

/** The widget's label in the language of the page around it; English in one that it does not speak. */
export function botCheckLabel(element: Element): string {
  const [language = ''] = element.closest<HTMLElement>('[lang]')?.lang.toLowerCase().split(/[-_]/, 1) ?? []
  return labels[isSpoken(language) ? language : 'en']
}
