import type {
  AutoGrow,
  CharacterFormat,
  CopyFitting,
  Paragraph,
  ParagraphFormat,
  TextOptions,
} from '../../document';
import type { FontBook } from '../fonts/fontBook';

/** Everything about the look of characters. */
export type CharacterLook = Required<CharacterFormat>;

/** A stretch of a paragraph with one look. */
export interface TextRun {
  readonly text: string;
  readonly look: CharacterLook;
  /** Goes to the next line whole where it does not fit. @default it is broken as its words are */
  readonly isUnbroken?: boolean;
}

/** A paragraph with nothing left to resolve: variables are text, styles are merged. */
export interface TextParagraph {
  readonly runs: readonly TextRun[];
  /** The paragraph's own look, which a paragraph without text has too. */
  readonly format: ParagraphFormat;
  readonly list?: NonNullable<Paragraph['list']>;
  /** How the mark of the list looks. @default as the paragraph */
  readonly markLook?: CharacterLook;
}

/** Where a line may end that Unicode's rules alone do not find, as in Thai: offsets into the text. */
export type BreaksOf = (text: string, language: string) => readonly number[];

/** Where a word may be parted with a hyphen in a language: offsets into the word, none in languages that are not known. */
export type HyphensOf = (word: string, language: string) => readonly number[];

/** A text and the frame it is set in. Lengths in points. */
export interface TextInput {
  readonly paragraphs: readonly TextParagraph[];
  readonly options: TextOptions;
  readonly width: number;
  readonly height: number;
  /** @default as large as it is */
  readonly copyFitting?: CopyFitting;
  /** With lengths in points. @default the frame stays as it is */
  readonly autoGrow?: AutoGrow;
  readonly fonts: FontBook;
  /** @default words of such scripts are broken only where they are wider than their line */
  readonly breaksOf?: BreaksOf;
  /** For paragraphs that are hyphenated. @default words are parted only at hyphens they have */
  readonly hyphensOf?: HyphensOf;
}
