import {
  mergeFormats,
  NEW_PARAGRAPH_FORMAT,
  type BrandKit,
  type CharacterFormat,
  type Id,
  type Paragraph,
  type ParagraphFormat,
  type Run,
} from '../document';
import type { CharacterLook, TextParagraph, TextRun } from './textInput';

type Kit = Pick<BrandKit, 'paragraphStyles' | 'characterStyles' | 'themes' | 'activeThemeId'>;

const ownValue = <Value>(record: Readonly<Record<Id, Value>>, id: Id | undefined): Value | undefined =>
  id !== undefined && Object.hasOwn(record, id) ? record[id] : undefined;

/** Returns a style in the active theme. Extra styles of a theme are left over from removed ones. */
function styleOf<Format>(
  kit: Kit,
  kind: 'paragraphStyles' | 'characterStyles',
  id: Id | undefined,
): Format | undefined {
  const style = ownValue(kit[kind].items, id);
  if (!style) return undefined;
  const theme = ownValue(kit.themes.items, kit.activeThemeId);
  return ((theme && ownValue(theme[kind], id)) ?? style.format) as Format;
}

/** Returns the complete look of a paragraph: its style, or the initial one, with its overrides. */
export const paragraphFormatOf = (
  { paragraphStyleId, format }: Pick<Paragraph, 'paragraphStyleId' | 'format'>,
  kit: Kit,
): ParagraphFormat =>
  mergeFormats<ParagraphFormat>(
    styleOf<ParagraphFormat>(kit, 'paragraphStyles', paragraphStyleId) ?? NEW_PARAGRAPH_FORMAT,
    format,
  );

/** Returns the look of characters: that of their paragraph, their style and their overrides. */
export function characterLookOf(
  { characterStyleId, format }: Pick<Run, 'characterStyleId' | 'format'>,
  paragraph: ParagraphFormat,
  kit: Kit,
): CharacterLook {
  const style = styleOf<CharacterFormat>(kit, 'characterStyles', characterStyleId);
  const styled = mergeFormats<ParagraphFormat>(paragraph, style);
  const merged = mergeFormats<ParagraphFormat>(styled, format);
  return {
    ...(merged.fontFeatures && { fontFeatures: merged.fontFeatures }),
    font: merged.font,
    fontSize: merged.fontSize,
    typographicCase: merged.typographicCase,
    kerningOn: merged.kerningOn,
    subSuperScript: merged.subSuperScript,
    trackingLeft: merged.trackingLeft,
    trackingRight: merged.trackingRight,
    baselineShiftValue: merged.baselineShiftValue,
    lineHeight: merged.lineHeight,
    textOverprint: merged.textOverprint,
    color: merged.color,
    strokeColor: merged.strokeColor,
    strokeWidth: merged.strokeWidth,
    backgroundColor: merged.backgroundColor,
    underline: merged.underline,
    lineThrough: merged.lineThrough,
    language: merged.language,
  };
}

function markStyleOf({ list }: StyledParagraph, format: ParagraphFormat): Id | undefined {
  if (!list) return undefined;
  const style = list.type === 'bullets' ? format.bulletListStyle : format.numericListStyle;
  return style.levels[list.level - 1]?.characterStyleId;
}

/** A paragraph whose text may be marked as unbreakable. */
export type StyledParagraph = Omit<Paragraph, 'runs'> & {
  readonly runs: readonly (Run & { readonly isDontBreak?: boolean })[];
};

/** Returns a text run with its complete look; nothing for a variable. */
function textRuns(run: StyledParagraph['runs'][number], format: ParagraphFormat, kit: Kit): TextRun[] {
  if (run.type !== 'text') return [];
  const { text, isDontBreak } = run;
  return [{ text, look: characterLookOf(run, format, kit), ...(isDontBreak && { isUnbroken: true }) }];
}

/** Resolves styles of paragraphs for layout. Ignores variable runs: callers replace variables by text first. */
export const textParagraphs = (paragraphs: readonly StyledParagraph[], kit: Kit): TextParagraph[] =>
  paragraphs.map((paragraph) => {
    const format = paragraphFormatOf(paragraph, kit);
    const characterStyleId = markStyleOf(paragraph, format);
    return {
      runs: paragraph.runs.flatMap((run) => textRuns(run, format, kit)),
      format,
      ...(paragraph.list && { list: paragraph.list }),
      ...(characterStyleId !== undefined && {
        markLook: characterLookOf({ characterStyleId }, format, kit),
      }),
    };
  });
