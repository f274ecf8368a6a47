import { measureDrawing, measureSuite } from './measureDrawing';
import { measurePicture } from './measurePicture';
import { measurePlacedPdf } from './measurePlacedPdf';
import { measureShaping } from './measureShaping';

/** How one file came out, by the ways it was put through; the words of a fault stand for a file that was not shown at all. */
export type Outcome = 'right' | 'different' | { readonly fault: string };

/** The outcomes of a file by way, such as `PDF` and `PNG`; `undefined` if the reader it is compared with can't show it. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** The outcomes of one case of a file. */
export interface Case {
  /** Its place in the file. */
  readonly place: string;
  readonly outcomes: Outcomes;
}

/** Files of others that are measured in one way. */
export interface Corpus {
  readonly name: string;
  /** Its folder below the folder of corpora. */
  readonly folder: string;
  /** The public repository it comes from. */
  readonly source: string;
  /** The files of it that are measured, by their paths below its folder. */
  readonly files: RegExp;
  /** The outcomes of a file, or of each of its cases. */
  readonly measure: (path: string) => Promise<Outcomes | readonly Case[] | undefined>;
}

/** Every corpus `npm run measure:files` knows. Another one is added here and measured like these. */
export const CORPORA: readonly Corpus[] = [
  {
    name: 'Placed PDFs',
    folder: 'pdf.js',
    source: 'https://github.com/mozilla/pdf.js',
    files: /^test\/pdfs\/.*\.pdf$/,
    measure: measurePlacedPdf,
  },
  {
    name: 'Pictures of Pillow',
    folder: 'Pillow',
    source: 'https://github.com/python-pillow/Pillow',
    files: /^Tests\/images\/.*\.(jpe?g|png|tiff?)$/,
    measure: measurePicture,
  },
  {
    name: 'Pictures of sharp',
    folder: 'sharp',
    source: 'https://github.com/lovell/sharp',
    files: /^test\/fixtures\/.*\.(jpe?g|png|tiff?)$/i,
    measure: measurePicture,
  },
  {
    name: 'Shaping tests of HarfBuzz',
    folder: 'harfbuzz',
    source: 'https://github.com/harfbuzz/harfbuzz',
    files: /^test\/shape\/data\/.*\.tests$/,
    measure: measureShaping,
  },
  {
    name: 'Drawings of resvg',
    folder: 'resvg',
    source: 'https://github.com/linebender/resvg',
    files: /^crates\/resvg\/tests\/tests\/.*\.svg$/,
    measure: measureSuite,
  },
  {
    name: 'Icons of Feather',
    folder: 'feather',
    source: 'https://github.com/feathericons/feather',
    files: /^icons\/.*\.svg$/,
    measure: measureDrawing,
  },
  {
    name: 'Logos',
    folder: 'logos',
    source: 'https://github.com/gilbarbara/logos',
    files: /^logos\/.*\.svg$/,
    measure: measureDrawing,
  },
];
