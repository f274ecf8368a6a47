import type {
  AutoGrow,
  CharacterFormat,
  CopyFitting,
  Paragraph,
  ParagraphFormat,
  TextOptions,
} from '../document';
import type { FontBook } from './fonts/fontBook';

/** The complete look of characters; without features, all keep the font's default. */
export type CharacterLook = Required<Omit<CharacterFormat, 'fontFeatures'>> &
  Pick<CharacterFormat, 'fontFeatures'>;

/** A part of a paragraph with one look. */
export interface TextRun {
  readonly text: string;
  readonly look: CharacterLook;
  /**
   * Whether it moves to the next line as a whole if it does not fit.
   * @default it breaks between words
   */
  readonly isUnbroken?: boolean;
}

/** A resolved paragraph: variables are text, styles are merged. */
export interface TextParagraph {
  readonly runs: readonly TextRun[];
  /** The paragraph's own look, which also applies without text. */
  readonly format: ParagraphFormat;
  readonly list?: NonNullable<Paragraph['list']>;
  /**
   * The look of the list marker.
   * @default the paragraph’s look
   */
  readonly markLook?: CharacterLook;
}

/** Returns line breaks beyond Unicode's rules, as in Thai: offsets into the text. */
export type BreaksOf = (text: string, language: string) => readonly number[];

/** Returns the hyphenation points of a word: offsets into it; none for unknown languages. */
export type HyphensOf = (word: string, language: string) => readonly number[];

/** A text with its frame. Lengths in points. */
export interface TextInput {
  readonly paragraphs: readonly TextParagraph[];
  readonly options: TextOptions;
  readonly width: number;
  readonly height: number;
  /** @default the original size */
  readonly copyFitting?: CopyFitting;
  /**
   * With lengths in points.
   * @default the frame keeps its size
   */
  readonly autoGrow?: AutoGrow;
  readonly fonts: FontBook;
  /** @default such words break only if they exceed their line */
  readonly breaksOf?: BreaksOf;
  /**
   * For hyphenated paragraphs.
   * @default words break only at their own hyphens
   */
  readonly hyphensOf?: HyphensOf;
}
