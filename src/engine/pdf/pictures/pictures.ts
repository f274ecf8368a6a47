import { iccSpace, isProfileOf } from '../colour/iccSpace';
import { DEVICE_SPACES, type ProcessSpaces } from '../colour/pressColour';
import type { PdfFile, Stream } from '../file/pdfFile';
import type { Ref } from '../file/syntax';
import type { CmykConversion, PdfOptions } from '../options';
import type { PdfPicture, PdfPorts, PlacedPage, SampledPicture } from '../ports';
import { addPlacedPage, type Layers } from './addPlacedPage';
import { readJpegHeader, type JpegHeader } from './jpegHeader';
import { readJpegProfile } from './jpegProfile';
import { convertSamples, withoutAlpha, type PlainSamples } from './samples';
import { stripJpegMetadata } from './stripJpegMetadata';

/** A picture in the file. */
export interface EmbeddedPicture {
  readonly ref: Ref;
  /** The size it paints: pictures a unit square, pages in points. */
  readonly width: number;
  readonly height: number;
  /** Whether it is a page, which needs the initial graphics state of pages. */
  readonly isPage: boolean;
  /** Whether it has CMYK or spot colours. */
  readonly isForPress: boolean;
  /** Whether it is partly transparent. */
  readonly hasAlpha: boolean;
  /** The links of a page. */
  readonly links?: PlacedPage['links'];
}

/** The pictures of a file; each is written once. */
export interface Pictures {
  /** Embeds a picture; returns `undefined` and reports once if it is missing or unreadable. */
  embed(key: string): Promise<EmbeddedPicture | undefined>;
  /** The layers of embedded pages. */
  readonly layers: Layers;
}

/** Finds a picture by its key. */
export type FindPicture = (key: string) => PdfPicture | undefined | Promise<PdfPicture | undefined>;

/** Creates the pictures of a file. */
export function picturesOf(
  file: PdfFile,
  find: FindPicture,
  { conversion, outputIntent }: Pick<PdfOptions, 'conversion' | 'outputIntent'>,
  spaces: ProcessSpaces,
  { decodeJpeg, report }: Pick<PdfPorts, 'decodeJpeg' | 'report'>,
): Pictures {
  const known = new Map<string, EmbeddedPicture | undefined>();
  /** Returns decoded samples if colours are converted, otherwise the picture unchanged. */
  const readable = async (picture: PdfPicture): Promise<PdfPicture> => {
    if (picture.type !== 'jpeg' || !conversion) return picture;
    const channels = readJpegHeader(picture.bytes)?.channels;
    if (channels !== 4 && !(channels === 3 && conversion.rgb)) return picture;
    if (!decodeJpeg) throw new Error('The colours of a JPEG are converted only with the port decodeJpeg.');
    return decodeJpeg(picture.bytes);
  };
  const layers: Layers = { all: [], hidden: [] };
  const addPage = (key: string, page: PlacedPage): EmbeddedPicture => {
    if (conversion) report?.({ type: 'unconvertedPage', image: key });
    const { width, height, isForPress, isTransparent: hasAlpha, links } = page;
    const ref = addPlacedPage(file, page, spaces, layers);
    return { ref, width, height, isPage: true, isForPress, hasAlpha, links };
  };
  const add = async (key: string): Promise<EmbeddedPicture | undefined> => {
    const found = await find(key);
    const picture = found && (await readable(found));
    if (picture?.type === 'page') return addPage(key, picture);
    if (picture?.type === 'samples') return addSamples(file, picture, conversion, spaces);
    const header = picture && readJpegHeader(picture.bytes);
    const space = header?.isPlain && CHANNEL_SPACES[header.channels];
    if (!picture || !space) return void report?.({ type: 'missingPicture', image: key });
    const profile = profileOf(picture.bytes, header, outputIntent?.profile);
    const colours = profile ? iccSpace(file, profile) : spaces[space];
    const ref = file.add(jpegStream(picture.bytes, header, space, colours));
    return { ref, ...UNIT_SQUARE, isForPress: space === 'cmyk', hasAlpha: false };
  };
  return {
    layers,
    async embed(key) {
      if (!known.has(key)) known.set(key, await add(key));
      return known.get(key);
    },
  };
}

type Space = PlainSamples['space'];

const UNIT_SQUARE = { width: 1, height: 1, isPage: false } as const;

const CHANNEL_SPACES: Readonly<Record<number, Space>> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' };

const imageEntries = (width: number, height: number, space: string) => ({
  Type: '/XObject',
  Subtype: '/Image',
  Width: width,
  Height: height,
  ColorSpace: space,
  BitsPerComponent: 8,
});

/** Returns the profile of a JPEG; `undefined` without a valid one, and for the profile of the output intent. */
function profileOf(
  bytes: Uint8Array,
  { channels }: JpegHeader,
  printed: Uint8Array | undefined,
): Uint8Array | undefined {
  const profile = readJpegProfile(bytes);
  if (!profile || !isProfileOf(profile, channels)) return undefined;
  const isPrinted =
    printed?.length === profile.length && printed.every((byte, index) => byte === profile[index]);
  return isPrinted ? undefined : profile;
}

function jpegStream(
  bytes: Uint8Array,
  { width, height, isAdobe }: JpegHeader,
  space: Space,
  colours: string,
): Stream {
  const decode = space === 'cmyk' && isAdobe ? { Decode: '[1 0 1 0 1 0 1 0]' } : {};
  const entries = { ...imageEntries(width, height, colours), ...decode, Filter: '/DCTDecode' };
  return { entries, data: stripJpegMetadata(bytes), isEncoded: true };
}

function addSamples(
  file: PdfFile,
  picture: SampledPicture,
  conversion: CmykConversion | undefined,
  spaces: ProcessSpaces,
): EmbeddedPicture {
  const { width, height } = picture;
  const { alpha, ...plain } = withoutAlpha(picture);
  const { space, samples } = convertSamples(plain, conversion);
  const mask = alpha && addMask(file, width, height, alpha);
  const entries = { ...imageEntries(width, height, spaces[space]), SMask: mask };
  const ref = file.add({ entries, data: samples });
  return { ref, ...UNIT_SQUARE, isForPress: space === 'cmyk', hasAlpha: mask !== undefined };
}

/** Adds an opacity mask as a picture. */
export const addMask = (file: PdfFile, width: number, height: number, alpha: Uint8Array): Ref =>
  file.once({ entries: imageEntries(width, height, DEVICE_SPACES.gray), data: alpha });
