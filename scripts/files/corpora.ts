import { measureDrawing, measureSuite } from './measureDrawing';
import { measurePhotoshop } from './measurePhotoshop';
import { measurePicture } from './measurePicture';
import { measurePlacedPdf } from './measurePlacedPdf';
import { measureShaping } from './measureShaping';

/** The result of one file in one output; a fault means that it was not shown at all. */
export type Outcome = 'right' | 'different' | { readonly fault: string };

/** The results of a file by output, such as `PDF` and `PNG`; `undefined` if the reference program can't show it. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** The results of one case of a file. */
export interface Case {
  /** Its position in the file. */
  readonly place: string;
  readonly outcomes: Outcomes;
}

/** External files that are measured in one way. */
export interface Corpus {
  readonly name: string;
  /** Its folder, relative to the folder of corpora. */
  readonly folder: string;
  /** Its public repository. */
  readonly source: string;
  /** Paths of the measured files, relative to its folder. */
  readonly files: RegExp;
  /** Measures a file, or each of its cases. */
  readonly measure: (path: string) => Promise<Outcomes | readonly Case[] | undefined>;
}

/** Every corpus of `npm run measure:files`. Add further ones here. */
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
    name: 'Photoshop files of psd-tools',
    folder: 'psd-tools',
    source: 'https://github.com/psd-tools/psd-tools',
    files: /^tests\/psd_files\/.*\.psd$/,
    measure: measurePhotoshop,
  },
  {
    name: 'Photoshop files of ag-psd',
    folder: 'ag-psd',
    source: 'https://github.com/Agamnentzar/ag-psd',
    files: /^test\/.*\.psd$/,
    measure: measurePhotoshop,
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
