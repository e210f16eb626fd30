import { useLocale } from '../../../src/views/text.tsx'

/** What an Arabic page calls the boards, sections and pins of these stories. */
const arabic: Readonly<Record<string, string>> = {
  Lakes: 'بحيرات',
  Winter: 'شتاء',
  Forests: 'غابات',
  'Garden rooms': 'غرف الحديقة',
  'Shared trips': 'رحلات مشتركة',
  Lake: 'بحيرة',
  Dunes: 'كثبان',
  Snow: 'ثلج',
  Moss: 'طحلب',
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
