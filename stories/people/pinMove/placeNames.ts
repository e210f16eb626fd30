import { useLocale } from '../../../src/views/text.tsx'

/** What an Arabic page calls the boards, sections and pins of these stories. */
const arabic: Readonly<Record<string, string>> = {
  Lakes: 'بحيرات',
  Winter: 'شتاء',
  Forests: 'غابات',
  'Garden rooms': 'غرف الحديقة',
  'Shared trips': 'رحلات مشتركة',
  'Lighthouse walk': 'نزهة إلى المنارة',
  'Snow in the pines': 'ثلج بين الصنوبر',
  'A light left on': 'ضوء لم يُطفأ',
  'Fair Isle jumper': 'كنزة صوف بنقوش',
  'After the rain': 'بعد المطر',
  'First night out': 'أول ليلة في الخيمة',
  'One good leaf': 'ورقة مونستيرا',
  'Paper lanterns': 'فوانيس ورقية',
  'Lake at dawn': 'البحيرة عند الفجر',
  'Dunes in the wind': 'كثبان في الريح',
  'The ridge at noon': 'القمة ظهرًا',
  'A row of houses': 'صف من البيوت',
  Candlelight: 'ضوء الشموع',
}

/** Names a board, a section or a pin in the language of the page. */
export function usePlaceNames(): (name: string) => string {
  const { locale } = useLocale()
  return (name) => (locale === 'ar' && arabic[name]) || name
}
