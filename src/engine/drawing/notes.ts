import { FINDINGS, isText, OF_SEVERAL, OF_SHEETS, type Described } from './findings';
import { styleIn } from './values';
import { everyElement, wordsIn, type SvgElement } from './xml';

/** Notes about a drawing before rendering. */
interface Notes {
  readonly notes: readonly string[];
  readonly families: readonly string[];
  readonly hasText: boolean;
}

/** Describes an element by its local name. */
const describe = ({ name, ...others }: SvgElement): Described => ({
  element: { ...others, name: name.slice(name.indexOf(':') + 1) },
  properties: new Map([...Object.entries(others.attributes), ...styleIn(others.attributes['style'])]),
});

/**
 * Finds constructs that are drawn differently, and the fonts of text.
 * @param elements all original elements, including removed ones
 */
export function notesOn(root: SvgElement, elements: readonly SvgElement[]): Notes {
  const described = elements.map(describe);
  const sheets = elements.filter(({ name }) => name.endsWith('style')).map(wordsIn);
  const styles = elements.map(({ attributes }) => attributes['style'] ?? '');
  const words = [
    ...FINDINGS.filter(({ isIn }) => described.some(isIn)).map((finding) => finding.words),
    ...OF_SEVERAL.filter(([, isIn]) => isIn(described)).map(([found]) => found),
    ...OF_SHEETS.filter(([, found]) => [...sheets, ...styles].some((sheet) => found.test(sheet))).map(
      ([found]) => found,
    ),
  ];
  const hasText = everyElement(root).some(isText);
  const families = hasText ? familiesIn(everyElement(root)) : [];
  const nameless = hasText && families.length === 0 ? ['text that names no font'] : [];
  return { notes: [...new Set([...words, ...nameless])], hasText, families };
}

/** Values that inherit the parent's family. */
const INHERITING = new Set(['inherit', 'unset']);

/** Returns the first family of each list; generic families count unless they were replaced. */
function familiesIn(elements: readonly SvgElement[]): readonly string[] {
  const sheets = elements.filter(({ name }) => name === 'style').map(wordsIn);
  const lists = [
    ...elements.flatMap((element) => describe(element).properties.get('font-family') ?? []),
    ...sheets.flatMap((sheet) =>
      [...sheet.matchAll(/font-family\s*:([^;}]*)/g)].map(([, list = '']) => list),
    ),
  ];
  const first = lists.map((list) => (list.split(',')[0] ?? '').trim().replaceAll(/^['"]|['"]$/g, ''));
  return [...new Set(first.filter((family) => family !== '' && !INHERITING.has(family)))];
}
