import type { ParagraphOverrides, TextFrame } from '@/engine/document';
import { reference, says, words, type Reference } from './build';

const page = (
  text: string,
  format: ParagraphOverrides = {},
  options: Partial<TextFrame['options']> = {},
): Reference => reference([words([10, 10, 180, 130], [says(text, { fontSize: 15, ...format })], options)]);

/** Scripts other than Latin, and mixtures. */
export const scripts: Readonly<Record<string, Reference>> = {
  Greek: page('Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια.', { language: 'el' }),
  Cyrillic: page('Все люди рождаются свободными и равными в своём достоинстве.', { language: 'ru' }),
  Hebrew: page('כל בני אדם נולדו בני חורין ושווים בערכם ובזכויותיהם.', { language: 'he' }),
  'Arabic, joined': page('يولد جميع الناس أحراراً متساوين في الكرامة والحقوق.', { language: 'ar' }),
  'Devanagari, with conjuncts': page('सभी मनुष्यों को गौरव और अधिकारों के मामले में स्वतन्त्रता प्राप्त है।', {
    language: 'hi',
  }),
  Thai: page('มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน', { language: 'th' }),
  Khmer: page('មនុស្សទាំងអស់កើតមកមានសេរីភាពនិងសមភាពក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ', { language: 'km' }),
  'Hebrew, Latin and numbers in one line': page('מחיר: 1,250 ₪ (ABC-7) היום', { language: 'he' }),
  'Arabic in a Latin line': page('The word سلام means peace, 123 times.'),
  'the other way round by choice': page(
    'Left to right, set from the right.',
    {},
    { textDirection: 'rightToLeft' },
  ),
  'marks and accents that combine': page('e\u0301 a\u0308 n\u0303 ṩ ǭ — ﬁ ﬂ ﬃ'),
};
