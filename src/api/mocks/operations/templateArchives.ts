import { attachmentOf } from '@/domain/attachment';
import { inflateRaw, openZip, zip, ZipError, type ZipEntry, type ZipSource } from '@/domain/archive';
import { judgeUpload, styleKey } from '@/domain/fonts';
import { refusalOfRoot } from '@/domain/media';
import { invalidField } from '@/domain/refusal';
import {
  ARCHIVE,
  ARCHIVE_LIMITS,
  ARCHIVE_TYPE,
  archiveName,
  archivePaths,
  nameOfArchive,
  NO_DOCUMENT,
  NO_TEXT,
  partsOf,
  refusalOfZip,
  SKIPPED,
  whyNoPicture,
  type ImportLog,
  type SkippedPart,
} from '@/domain/template-archive';
import { FORM_NEEDED } from '@/domain/uploads';
import {
  fontsOf,
  libraryPictures,
  readDocument,
  withLibraryPictures,
  type Document,
} from '@/engine/document';
import type { EnvironmentMockCall, InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { MockProblem, problemOf } from '../MockProblem';
import type { MockFontUpload } from '../mockFonts';
import { familiesOf } from './fontRows';
import { addStyle, readFontFile } from './fontUploadOperations';
import { requireFolderAt } from './mediaRows';
import { takeUpload } from './mediaUpload';
import { findStyle, findAsset } from './libraryFiles';
import { requireName } from './requireName';
import { requireDocumentText, requireTemplate, type TemplateRow } from './templateRows';

type Importing = Pick<
  EnvironmentMockCall<'post', '/templates/import'>,
  'store' | 'environmentId' | 'query' | 'form' | 'actor'
>;
type Parts = ReturnType<typeof partsOf<Awaited<ReturnType<typeof openZip>>[number]>>;

const bytesOf = async (content: Blob) => new Uint8Array(await content.arrayBuffer());

const sourceOf = (file: File): ZipSource => ({
  size: file.size,
  read: (offset, length) => bytesOf(file.slice(offset, offset + length)),
  inflate: inflateRaw,
});

/**
 * Imports a template from an archive like the platform.
 * @throws MockProblem 400, 404, 413 or 415
 */
export async function importTemplate(call: Importing): Promise<{ row: TemplateRow; log: ImportLog }> {
  const { store, environmentId, query, form, actor } = call;
  if (requireFolderAt(call, query?.folderPath) === null) throw problemOf(refusalOfRoot());
  if (!form) throw new MockProblem(415, FORM_NEEDED);
  const file = form.get('file');
  if (!(file instanceof File)) throw problemOf(invalidField('file', 'is required'));
  const name = requireName(query?.name ?? nameOfArchive(file.name));
  const { document, pictures, fonts, skipped } = await readParts(call, file);
  const assets = await addPictures(call, pictures);
  const added = addFonts(call, fonts, skipped);
  const shown = withLibraryPictures(document, ({ assetId }) => {
    const id = assets.get(assetId) ?? assets.get(ARCHIVE.pictures + assetId);
    return id === undefined ? undefined : { connectorId: '', assetId: id };
  });
  const row: TemplateRow = {
    id: store.nextId('template'),
    environmentId,
    name,
    document: JSON.stringify(shown),
    savedById: actor.user.id,
    contentModifiedAt: store.now,
    revision: 1,
    createdAt: store.now,
    modifiedAt: store.now,
  };
  store.templates.push(row);
  const replaced = fontsOf(shown).filter((font) => !findStyle(call, font));
  const names = replaced.map(({ family, style }) => JSON.stringify({ family, style }));
  const missing = libraryPictures(shown).filter((picture) => !findAsset(call, picture));
  return {
    row,
    log: {
      addedPictures: assets.size,
      addedFonts: added,
      replacedFonts: [...new Set(names)].map((text) => JSON.parse(text) as { family: string; style: string }),
      skippedParts: [
        ...skipped,
        ...missing.map(({ assetId }) => ({ path: assetId, reason: SKIPPED.missing })),
      ],
    },
  };
}

/** Reads the whole archive first, so that a refused one changes nothing. */
async function readParts(call: Importing, file: File) {
  try {
    const parts = partsOf(await openZip(sourceOf(file), ARCHIVE_LIMITS));
    if (!parts.document) throw problemOf(NO_DOCUMENT);
    const text = requireDocumentText(call, textOf(await parts.document.bytes()));
    const read = readDocument(text);
    if (!read.ok) throw new Error(read.refusal.message);
    const skipped = [...parts.skipped];
    const pictures = await readPictures(parts, skipped);
    return { document: read.value, pictures, fonts: await readFonts(call, parts), skipped };
  } catch (error) {
    throw error instanceof ZipError ? problemOf(refusalOfZip(error)) : error;
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problemOf(NO_TEXT);
  }
}

const fileOf = (bytes: Uint8Array, name: string) => new File([bytes as BlobPart], name);

async function readPictures({ pictures }: Parts, skipped: SkippedPart[]) {
  const read: { path: string; file: File }[] = [];
  for (const { file, name } of pictures) {
    const content = await file.bytes();
    const why = whyNoPicture(name, content);
    if (why === undefined) read.push({ path: file.path, file: fileOf(content, name) });
    else skipped.push({ path: file.path, reason: why });
  }
  return read;
}

async function readFonts(call: Importing, { fonts }: Parts) {
  const read: { path: string; font: MockFontUpload }[] = [];
  for (const { file, name } of fonts) {
    const found = await readFontFile(call, fileOf(await file.bytes(), name));
    read.push(...found.map((font) => ({ path: file.path, font })));
  }
  return read;
}

async function addPictures(call: Importing, pictures: readonly { path: string; file: File }[]) {
  const ids = new Map<string, string>();
  const query = { folderPath: call.query?.folderPath, whenTaken: 'keepBoth' } as const;
  for (const { path, file } of pictures) {
    const form = new FormData();
    form.append('file', file);
    ids.set(path, (await takeUpload({ ...call, query, form })).id);
  }
  return ids;
}

function addFonts(
  call: Importing,
  fonts: readonly { path: string; font: MockFontUpload }[],
  skipped: SkippedPart[],
): number {
  const taken = familiesOf(call).flatMap(({ name, styles }) =>
    styles.map((style) => styleKey({ familyName: name, styleName: style.name })),
  );
  const errors = judgeUpload(
    fonts.map(({ font }) => font),
    new Set(taken),
  );
  let added = 0;
  for (const [index, { path, font }] of fonts.entries()) {
    const [error] = errors[index] ?? [];
    if (!error) {
      addStyle(call, font);
      added += 1;
    } else if (error.code !== 'duplicate') skipped.push({ path, reason: error.message });
  }
  return added;
}

/**
 * Creates the archive of a template like the platform.
 * @throws MockProblem 404
 */
export async function archiveTemplate(call: InEnvironment, templateId: string): Promise<MockFile> {
  const { name, document: text } = requireTemplate(call, templateId);
  const document = JSON.parse(text) as Document;
  const giveArchivePath = archivePaths();
  const paths = new Map<string, string>();
  const files: { path: string; read: () => Promise<Blob> }[] = [];
  const add = (id: string, folder: string, fileName: string, read: () => Promise<Blob>) => {
    const known = paths.get(id);
    if (known !== undefined) return known;
    const path = giveArchivePath(folder, fileName);
    paths.set(id, path);
    files.push({ path, read });
    return path;
  };
  const archived = withLibraryPictures(document, (picture) => {
    const asset = findAsset(call, picture);
    if (!asset) return undefined;
    const read = () => Promise.resolve(asset.content);
    return { connectorId: '', assetId: add(asset.id, ARCHIVE.pictures, asset.name, read) };
  });
  for (const font of fontsOf(document)) {
    const found = findStyle(call, font);
    if (found) add(found.id, ARCHIVE.fonts, `${font.family} ${font.style}.${found.extension}`, found.read);
  }
  const entries: ZipEntry[] = [
    { name: ARCHIVE.document, bytes: new TextEncoder().encode(JSON.stringify(archived)) },
  ];
  for (const { path, read } of files) entries.push({ name: path, bytes: await bytesOf(await read()) });
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(entries)) pieces.push(piece);
  return new MockFile(new Blob(pieces as BlobPart[]), {
    'Content-Type': ARCHIVE_TYPE,
    'Content-Disposition': attachmentOf(archiveName(name)),
  });
}
