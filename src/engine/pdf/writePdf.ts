import type { DisplayList } from '../display';
import { inksOf } from './colour/inks';
import { joinBytes } from './file/bytes';
import { pdfFile, type PdfFile } from './file/pdfFile';
import { dictionary, textString, type Ref } from './file/syntax';
import { outputIntents, processSpaces } from './outputIntent';
import { NEW_PDF_OPTIONS, type PdfOptions } from './options';
import { addPage } from './page/addPage';
import { preparePage } from './page/preparePage';
import { layerProperties, type Layers } from './pictures/addPlacedPage';
import { picturesOf, type FindPicture } from './pictures/pictures';
import type { PdfFont, PdfPorts } from './ports';
import { addFonts } from './text/fontObjects';
import { fontsOf } from './text/fonts';
import { addMetadata, pdfDate, PRODUCER, type PdfXInformation } from './metadata';

/** The inputs of a PDF. */
export interface PdfInput {
  /** One display list a page, from any number of records; each may be created on demand. */
  readonly pages: Iterable<DisplayList> | AsyncIterable<DisplayList>;
  /** Finds fonts by the keys in the lists. */
  readonly fonts: (key: string) => PdfFont | undefined;
  /** Finds pictures by the keys in the lists; each is requested once. */
  readonly pictures: FindPicture;
  /** @default the options of a new PDF setting */
  readonly options?: Partial<PdfOptions>;
  readonly ports: PdfPorts;
}

/**
 * Writes a PDF; the same input gives the same bytes. Missing fonts and pictures, and shadows without a port, are left
 * out and reported.
 * @throws Error for an unreadable font, and errors of ports.
 */
export async function writePdf(input: PdfInput): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  await streamPdf(input, (bytes) => void parts.push(bytes));
  return joinBytes(parts);
}

/** Like {@link writePdf}, but passes the bytes on page by page, so that memory contains one page and the used fonts. */
export async function streamPdf(
  { pages, fonts: findFont, pictures: findPicture, options: chosen = {}, ports }: PdfInput,
  write: (bytes: Uint8Array) => void | Promise<void>,
): Promise<void> {
  const options = { ...NEW_PDF_OPTIONS, ...chosen, ...(chosen.pdfX4 && { version: '1.6' as const }) };
  const standard = standardOf(options);
  const file = pdfFile(options.version, { write, compress: ports.compress });
  const spaces = processSpaces(file, options.pdfX4?.rgbProfile);
  const inks = inksOf(file, options.conversion, spaces);
  const fonts = fontsOf(file, findFont);
  const pictures = picturesOf(file, findPicture, options, spaces, ports);
  const report = ports.report ?? (() => undefined);
  const tree = file.reserve();
  const kids: Ref[] = [];
  for await (const list of pages) {
    const setting = await preparePage({ file, pictures, options, ports }, list);
    kids.push(addPage({ file, inks, fonts, options, report }, setting, list, tree));
    await file.flush();
  }
  addFonts(file, fonts, ports.subsetFont);
  file.set(tree, dictionary({ Type: '/Pages', Count: kids.length, Kids: `[${kids.join(' ')}]` }));
  await file.flush();
  const metadata = standard && addMetadata(file, standard);
  await file.end(
    addCatalog(file, options, { tree, metadata, layers: pictures.layers }),
    addInformation(file, options),
  );
}

/**
 * Returns the metadata of PDF/X-4.
 * @throws Error if a required input is missing
 */
function standardOf({ pdfX4, title, outputIntent }: PdfOptions): PdfXInformation | undefined {
  if (!pdfX4) return undefined;
  if (!outputIntent || !title) throw new Error('PDF/X-4 needs an output intent and a title.');
  return { title, madeAt: pdfX4.madeAt };
}

const addCatalog = (
  file: PdfFile,
  { title, language, outputIntent }: PdfOptions,
  { tree, metadata, layers }: { tree: Ref; metadata: Ref | undefined; layers: Layers },
): Ref =>
  file.add(
    dictionary({
      Type: '/Catalog',
      Pages: tree,
      Lang: language && textString(language),
      ViewerPreferences: title && '<</DisplayDocTitle true>>',
      OutputIntents: outputIntent && outputIntents(file, outputIntent),
      Metadata: metadata,
      OCProperties: layerProperties(layers),
    }),
  );

const addInformation = (file: PdfFile, { title, pdfX4 }: PdfOptions): Ref =>
  file.add(
    dictionary({
      Title: title && textString(title),
      Producer: textString(PRODUCER),
      ...(pdfX4 && {
        Creator: textString(PRODUCER),
        CreationDate: pdfDate(pdfX4.madeAt),
        ModDate: pdfDate(pdfX4.madeAt),
        Trapped: '/False',
      }),
    }),
  );
