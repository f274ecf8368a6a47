import type { Document } from '@/engine/document';
import { documentOf, says, words } from './build';

/** A script, a font for it, and words for sentences. */
interface Script {
  readonly family: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly words: string;
  /** Between two words, and after a sentence. @default a space and a full stop */
  readonly space?: string;
  readonly stop?: string;
  /** @default false */
  readonly isRightToLeft?: boolean;
}

const SCRIPTS: Readonly<Record<string, Script>> = {
  Latin: {
    family: 'Arimo',
    language: 'en',
    words:
      'bread bakery morning flour water salt oven neighbour window well-known 1,250 extraordinarily river quiet',
  },
  Greek: {
    family: 'Arimo',
    language: 'el',
    words: 'ψωμί φούρνος πρωί αλεύρι νερό αλάτι γείτονας παράθυρο ποτάμι ήσυχο καλημέρα θάλασσα',
  },
  Cyrillic: {
    family: 'Arimo',
    language: 'ru',
    words: 'хлеб пекарня утро мука вода соль сосед окно река тихо здравствуйте город по-русски',
  },
  Hebrew: {
    family: 'Arimo',
    language: 'he',
    words: 'לחם מאפייה בוקר קמח מים מלח תנור שכן חלון נהר שקט 1,250 שלום',
    isRightToLeft: true,
  },
  Arabic: {
    family: 'Noto Sans Arabic',
    language: 'ar',
    words: 'خبز مخبز صباح دقيق ماء ملح فرن جار نافذة نهر هادئ سلام مدينة',
    isRightToLeft: true,
  },
  Devanagari: {
    family: 'Noto Sans Devanagari',
    language: 'hi',
    words: 'रोटी बेकरी सुबह आटा पानी नमक पड़ोसी खिड़की नदी शान्त नमस्ते स्वतन्त्रता',
    stop: '।',
  },
  Bengali: {
    family: 'Noto Sans Bengali',
    language: 'bn',
    words: 'রুটি সকাল ময়দা জল লবণ প্রতিবেশী জানালা নদী শান্ত নমস্কার শহর স্বাধীনতা',
    stop: '।',
  },
  Tamil: {
    family: 'Noto Sans Tamil',
    language: 'ta',
    words: 'ரொட்டி காலை மாவு தண்ணீர் உப்பு அடுப்பு அண்டை சன்னல் ஆறு அமைதி வணக்கம் நகரம்',
  },
  Georgian: {
    family: 'Noto Sans Georgian',
    language: 'ka',
    words: 'პური თონე დილა ფქვილი წყალი მარილი მეზობელი ფანჯარა მდინარე წყნარი გამარჯობა ქალაქი',
  },
  Thai: {
    family: 'Noto Sans Thai',
    language: 'th',
    words: 'ขนมปัง เช้า แป้ง น้ำ เกลือ เตา เพื่อนบ้าน หน้าต่าง แม่น้ำ เงียบ สวัสดี เมือง',
    space: '',
    stop: ' ',
  },
  Khmer: {
    family: 'Noto Sans Khmer',
    language: 'km',
    words: 'នំប៉័ង ព្រឹក ម្សៅ ទឹក អំបិល ចង្ក្រាន អ្នកជិតខាង បង្អួច ទន្លេ ស្ងាត់ សួស្តី ទីក្រុង',
    // Khmer uses zero-width spaces where a line may break.
    space: '\u200B',
    stop: '។ ',
  },
  Japanese: {
    family: 'DotGothic16',
    language: 'ja',
    words:
      'パン 朝の 小麦粉と 水を 塩「少々」 かまど、 となりの 窓から 川が 静かに 流れる きょう ラーメン 12時',
    space: '',
    stop: '。',
  },
};

/** Fonts of scripts that are not built in, by family, as files of packages. */
export const SCRIPT_FONTS = {
  'Noto Sans Bengali': '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  'Noto Sans Tamil': '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  'Noto Sans Georgian': '@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf',
  'Noto Sans Khmer': '@expo-google-fonts/noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf',
  DotGothic16: '@expo-google-fonts/dotgothic16/400Regular/DotGothic16_400Regular.ttf',
};

/** Number of paragraphs in all. */
export const PARAGRAPHS = 200;
const LONGEST_SENTENCE = 12;
const SENTENCES = 2;
const WIDTH = 380;

/** Generates whole numbers below a limit, the same each time. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function paragraphOf(
  { words: all, space = ' ', stop = '.' }: Script,
  below: (limit: number) => number,
): string {
  const choices = all.split(' ');
  const sentence = () =>
    Array.from({ length: 6 + below(LONGEST_SENTENCE) }, () => choices[below(choices.length)]).join(space) +
    stop;
  return Array.from({ length: SENTENCES }, sentence).join(space === ' ' ? ' ' : '');
}

/**
 * Two hundred paragraphs, in a document for each of twelve scripts.
 * @param narrower amount by which lines are shorter than usual
 */
export function manyScripts(narrower = 0): Readonly<Record<string, Document>> {
  const scripts = Object.entries(SCRIPTS);
  return Object.fromEntries(
    scripts.map(([name, script], index) => {
      const below = numbersFrom(index + 1);
      const count = Math.floor((PARAGRAPHS + scripts.length - 1 - index) / scripts.length);
      const { family, language, isRightToLeft = false } = script;
      const paragraphs = Array.from({ length: count }, () =>
        says(paragraphOf(script, below), { fontSize: 12, language, font: { family, style: 'Regular' } }),
      );
      const box = [isRightToLeft ? 10 + narrower : 10, 10, WIDTH - narrower, 1180] as const;
      return [name, documentOf([words(box, paragraphs)], { width: 400, height: 1200 })];
    }),
  );
}
