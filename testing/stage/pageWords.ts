import { useLocale } from '../../src/views/text.tsx'

/** The words on the stories' own pages. */
const english = {
  save: 'Save this idea',
  search: 'Search for ideas',
  ideas: 'Ideas for you',
  today: 'What people pinned today.',
  more: 'More ideas',
  description: 'Description',
}

type PageWords = Readonly<typeof english>

const translated: Readonly<Record<string, PageWords>> = {
  de: {
    save: 'Diese Idee merken',
    search: 'Nach Ideen suchen',
    ideas: 'Ideen für dich',
    today: 'Was heute gepinnt wurde.',
    more: 'Weitere Ideen',
    description: 'Beschreibung',
  },
  es: {
    save: 'Guardar esta idea',
    search: 'Buscar ideas',
    ideas: 'Ideas para ti',
    today: 'Lo que se ha guardado hoy.',
    more: 'Más ideas',
    description: 'Descripción',
  },
  ja: {
    save: 'このアイデアを保存',
    search: 'アイデアを検索',
    ideas: 'あなたへのアイデア',
    today: '今日ピンされたもの。',
    more: 'もっと見る',
    description: '説明',
  },
  ko: {
    save: '이 아이디어 저장',
    search: '아이디어 검색',
    ideas: '회원님을 위한 아이디어',
    today: '오늘 저장된 핀이에요.',
    more: '더 보기',
    description: '설명',
  },
  ar: {
    save: 'احفظ هذه الفكرة',
    search: 'ابحث عن أفكار',
    ideas: 'أفكار لك',
    today: 'ما ثبّته الناس اليوم.',
    more: 'أفكار أخرى',
    description: 'الوصف',
  },
}

/** The page's words in the story's current locale. The pseudo-locale has none of its own. */
export const usePageWords = (): PageWords => translated[useLocale().locale] ?? english

const openers = new Set([english, ...Object.values(translated)].map(({ save }) => save))

/** Whether this is the name of the button that opens a dialog over the page. */
export const isOpener = (name: string): boolean => openers.has(name)
