import { DEFAULT_FONT_FAMILY, lookOf } from '@/domain/fonts';
import { ENVIRONMENTS } from '../catalogue';
import { DAY } from '../days';
import { demoId } from '../random';

/** A style of a demo font, with the path of its file. */
interface DemoFontStyle {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
  readonly isItalic: boolean;
  readonly extension: 'ttf';
  readonly fileName: string;
  /** Its file below `@expo-google-fonts`, such as `inter/700Bold/Inter_700Bold.ttf`. */
  readonly path: string;
  /** In bytes. */
  readonly fileSize: number;
}

/** The default family of an environment, whose files are part of the platform. */
export interface DemoDefaultFamily extends Omit<DemoFontFamily, 'styles'> {
  styles: Omit<DemoFontStyle, 'path'>[];
}

/** A family of demo fonts. */
interface DemoFontFamily {
  readonly id: string;
  readonly environmentId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  readonly styles: readonly DemoFontStyle[];
}

/** Sizes of each package's files in bytes, by style. */
const PACKAGES = {
  arimo: { Regular: 318_320, Italic: 340_984, Bold: 318_844, 'Bold Italic': 342_368 },
  inter: {
    Light: 343_320,
    Regular: 342_408,
    Italic: 345_956,
    Medium: 342_892,
    SemiBold: 343_632,
    Bold: 344_072,
    'Bold Italic': 347_824,
    Black: 344_840,
  },
  'noto-serif': {
    Regular: 504_932,
    Italic: 534_156,
    SemiBold: 506_824,
    Bold: 506_864,
    'Bold Italic': 534_540,
  },
  'noto-sans-arabic': { Regular: 194_176, SemiBold: 194_460, Bold: 194_380 },
  'noto-sans-devanagari': { Regular: 221_084, Bold: 221_652 },
  'noto-sans-hebrew': { Regular: 48_036, Bold: 47_992 },
  'noto-sans-thai': { Regular: 47_484, Bold: 47_480 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

/** Families by the package of their files; the Aurora families are a brand's selection of others. */
const FAMILIES: readonly (readonly [name: string, of: keyof typeof PACKAGES, styles?: readonly string[]])[] =
  [
    ['Arimo', 'arimo'],
    ['Aurora Headline', 'noto-serif', ['Regular', 'Bold']],
    ['Aurora Price', 'inter', ['SemiBold', 'Black']],
    ['Aurora Text', 'arimo', ['Regular', 'Bold']],
    ['Inter', 'inter'],
    ['Noto Sans Arabic', 'noto-sans-arabic'],
    ['Noto Sans Devanagari', 'noto-sans-devanagari'],
    ['Noto Sans Hebrew', 'noto-sans-hebrew'],
    ['Noto Sans Thai', 'noto-sans-thai'],
    ['Noto Serif', 'noto-serif'],
  ];

const AURORA = [ENVIRONMENTS.auroraProduction, ENVIRONMENTS.auroraSandbox, ENVIRONMENTS.auroraDevelopment];

/** Returns the file path of a style: `inter` and `Bold Italic` give `inter/700Bold_Italic/Inter_700Bold_Italic.ttf`. */
function pathOf(name: string, style: string, weight: number): string {
  const upright = style.replace(/ ?Italic$/, '') || 'Regular';
  const file = `${weight}${upright}${style.endsWith('Italic') ? '_Italic' : ''}`;
  const camel = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `${name}/${file}/${camel}_${file}.ttf`;
}

function styleOf(familyId: string, from: keyof typeof PACKAGES, style: string): DemoFontStyle {
  const look = lookOf(style);
  const fileSize = (PACKAGES[from] as Readonly<Record<string, number>>)[style];
  if (!look || fileSize === undefined) throw new Error(`${from} has no style ${style}.`);
  const path = pathOf(from, style, look.weight);
  return {
    id: demoId(`font-style:${familyId}:${style}`),
    name: style,
    ...look,
    extension: 'ttf',
    fileName: path.slice(path.lastIndexOf('/') + 1),
    path,
    fileSize,
  };
}

/** Creates the fonts of Aurora's environments: ten families from packages the platform depends on anyway. */
export function demoFonts(now: Date): DemoFontFamily[] {
  return AURORA.flatMap((environmentId) =>
    FAMILIES.map(([name, from, styles = Object.keys(PACKAGES[from])], index) => {
      const id = demoId(`font-family:${environmentId}:${name}`);
      const createdAt = new Date(now.getTime() - (120 - 7 * index) * DAY);
      return {
        id,
        environmentId,
        name,
        createdAt,
        modifiedAt: new Date(createdAt.getTime() + 2 * DAY),
        styles: styles.map((style) => styleOf(id, from, style)),
      };
    }),
  );
}

/** Creates the default family of these environments. */
export function defaultFonts(environmentIds: readonly string[], now: Date): DemoDefaultFamily[] {
  const createdAt = new Date(now.getTime() - 200 * DAY);
  return environmentIds.map((environmentId) => {
    const { name, styles } = DEFAULT_FONT_FAMILY;
    const id = demoId(`font-family:${environmentId}:${name}`);
    return {
      id,
      environmentId,
      name,
      createdAt,
      modifiedAt: createdAt,
      styles: styles.map((style) => ({
        id: demoId(`font-style:${id}:${style.name}`),
        ...style,
        extension: 'ttf' as const,
      })),
    };
  });
}
