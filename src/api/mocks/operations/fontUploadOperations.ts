import { attachmentOf } from '@/domain/attachment';
import {
  FONT_NOTES,
  FONT_WORDS,
  fontExtensionOf,
  judgeUpload,
  keptExtension,
  keptName,
  lookOf,
  MOST_FONTS,
  NOTHING_LEFT,
  readFont,
  styleKey,
  TOO_MANY_FONTS,
  type FontFault,
} from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import { conflicting, invalidField } from '@/domain/refusal';
import { FORM_NEEDED } from '@/domain/uploads';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { MockProblem, notFound, problemOf } from '../MockProblem';
import type { MockFontBatch, MockFontFamily, MockFontUpload } from '../mockFonts';
import { unpackMockFont } from '../unpackMockFont';
import { describeFamily, familiesOf, readIds } from './fontRows';

function requireBatch({ store, environmentId }: InEnvironment, id: string): MockFontBatch {
  const batch = store.fontBatches.find((each) => each.id === id && each.environmentId === environmentId);
  if (!batch) throw notFound(FONT_WORDS.upload);
  return batch;
}

function requireFile(batch: MockFontBatch, id: string): MockFontUpload {
  const file = batch.files.find((each) => each.id === id);
  if (!file) throw notFound(FONT_WORDS.file);
  return file;
}

const sameName = (one: string, other: string) => itemNameKey(one.trim()) === itemNameKey(other.trim());

/** Returns the files of an upload, each with its errors. */
function describeFiles(call: InEnvironment, { files }: Pick<MockFontBatch, 'files'>) {
  const taken = familiesOf(call).flatMap(({ name, styles }) =>
    styles.map((style) => styleKey({ familyName: name, styleName: style.name })),
  );
  const errors = judgeUpload(files, new Set(taken));
  return files.map((file, index) => ({ file, errors: errors[index] ?? [] }));
}

function describeUpload(call: InEnvironment, batch: MockFontBatch) {
  const joined = familiesOf(call).filter(({ name }) =>
    batch.files.some(({ familyName }) => sameName(name, familyName)),
  );
  return {
    batchId: batch.id,
    data: {
      fontFamilies: joined.map(({ id, name }) => ({ id, name })),
      preloadedData: describeFiles(call, batch).map(({ file, errors }) => ({
        id: file.id,
        name: file.styleName,
        familyName: file.familyName,
        fileName: file.fileName,
        ...(file.fault === null && { fileSize: file.content.size }),
        errors,
        notes: file.notes.map((code) => ({ code, message: FONT_NOTES[code] })),
        canBeUploaded: errors.length === 0,
      })),
    },
  };
}

/** Reads a file and all fonts in it. */
export async function readFontFile(call: InEnvironment, file: File): Promise<MockFontUpload[]> {
  if (fontExtensionOf(file.name) === undefined) return [refusedFile(call, file, 'format')];
  const unpacked = await unpackMockFont(new Uint8Array(await file.arrayBuffer()));
  if ('fault' in unpacked) return [refusedFile(call, file, unpacked.fault)];
  const { fonts } = unpacked;
  if (fonts.length === 0) return [refusedFile(call, file, 'damaged')];
  return fonts.map((font, index) => readOneFont(call, font, file, fonts.length > 1 ? index + 1 : undefined));
}

const refusedFile = ({ store }: InEnvironment, file: File, fault: FontFault): MockFontUpload => ({
  id: store.nextId('font upload'),
  fileName: file.name,
  extension: null,
  content: file,
  familyName: '',
  styleName: '',
  weight: 400,
  isItalic: false,
  notes: [],
  fault,
});

function readOneFont(
  call: InEnvironment,
  bytes: Uint8Array,
  sent: File,
  number: number | undefined,
): MockFontUpload {
  const extension = keptExtension(sent.name, bytes);
  const fileName = keptName(sent.name, extension, number);
  const content = new File([bytes as BlobPart], fileName);
  const font = readFont(bytes);
  if ('fault' in font) return { ...refusedFile(call, content, font.fault), extension };
  return {
    id: call.store.nextId('font upload'),
    fileName,
    extension,
    content,
    familyName: font.family,
    styleName: font.style,
    weight: font.weight,
    isItalic: font.isItalic,
    notes: font.notes,
    fault: null,
  };
}

/** Adds a file without errors to its family. */
export function addStyle(call: InEnvironment, file: MockFontUpload): MockFontFamily {
  const { store, environmentId } = call;
  const { weight, isItalic, extension, fileName, content } = file;
  if (!extension) throw new Error('Only files without errors are confirmed.');
  const present = familiesOf(call).find(({ name }) => sameName(name, file.familyName));
  const family = present ?? {
    id: store.nextId('font family'),
    environmentId,
    name: file.familyName.trim(),
    createdAt: store.now,
    modifiedAt: store.now,
    styles: [],
  };
  if (!present) store.fontFamilies.push(family);
  family.modifiedAt = store.now;
  family.styles.push({
    id: store.nextId('font style'),
    name: file.styleName.trim(),
    weight,
    isItalic,
    extension,
    fileName,
    fileSize: content.size,
    isBuiltIn: false,
    read: () => Promise.resolve(content),
  });
  return family;
}

/**
 * Adds files to an upload, or to a new one.
 * @throws MockProblem 400 or 404
 */
export function joinUpload(call: InEnvironment, into: string | undefined, read: readonly MockFontUpload[]) {
  const { store, environmentId } = call;
  const batch =
    into === undefined
      ? { id: store.nextId('font batch'), environmentId, files: [] }
      : requireBatch(call, into);
  if (batch.files.length + read.length > MOST_FONTS) throw problemOf(TOO_MANY_FONTS);
  if (!store.fontBatches.includes(batch)) store.fontBatches.push(batch);
  batch.files.push(...read);
  return describeUpload(call, batch);
}

/** Uploads of fonts, up to their confirmation. */
export const fontUploadOperations = [
  defineEnvironmentOperation('post', '/font-styles/temp', 201, async (call) => {
    const { form, query } = call;
    if (!form) throw new MockProblem(415, FORM_NEEDED);
    const files = form.getAll('file').filter((part) => part instanceof File);
    if (files.length === 0) throw problemOf(invalidField('file', 'is required'));
    const taken: MockFontUpload[] = [];
    for (const file of files) taken.push(...(await readFontFile(call, file)));
    return joinUpload(call, query?.batchId, taken);
  }),
  defineEnvironmentOperation('get', '/font-styles/temp/{batchId}/files/{uploadId}', 200, (call) => {
    const { extension, fault, fileName, content } = requireFile(
      requireBatch(call, call.path.batchId),
      call.path.uploadId,
    );
    if (fault !== null || extension === null) throw notFound(FONT_WORDS.file);
    return new MockFile(content, {
      'Content-Type': `font/${extension}`,
      'Content-Disposition': attachmentOf(fileName),
    });
  }),
  defineEnvironmentOperation('patch', '/font-styles/temp/{batchId}', 200, (call) => {
    const batch = requireBatch(call, call.path.batchId);
    const changes = call.body.map((change) => ({ ...change, file: requireFile(batch, change.fontStyleId) }));
    for (const { file, familyName, styleName } of changes)
      Object.assign(file, {
        familyName: familyName.trim(),
        styleName: styleName.trim(),
        ...lookOf(styleName),
      });
    return describeUpload(call, batch);
  }),
  defineEnvironmentOperation('delete', '/font-styles/temp/{batchId}', 200, (call) => {
    const batch = requireBatch(call, call.path.batchId);
    const gone = readIds(call.query.ids).map((id) => requireFile(batch, id));
    batch.files = batch.files.filter((file) => !gone.includes(file));
    return describeUpload(call, batch);
  }),
  defineEnvironmentOperation('post', '/font-styles/temp/{batchId}/confirm', 200, (call) => {
    const batch = requireBatch(call, call.path.batchId);
    const { ids } = call.query ?? {};
    const wanted = ids === undefined ? undefined : readIds(ids).map((id) => requireFile(batch, id));
    const left = batch.files.filter((file) => wanted?.includes(file) ?? true);
    const files = describeFiles(call, { files: left });
    if (files.length === 0) throw problemOf(NOTHING_LEFT);
    const wrong = files.find(({ errors }) => errors.length > 0);
    if (wrong) throw problemOf(conflicting(`${wrong.file.fileName}: ${wrong.errors[0]?.message ?? ''}`));
    const changed = new Set(left.map((file) => addStyle(call, file)));
    call.store.fontBatches = call.store.fontBatches.filter((each) => each !== batch);
    const byName = [...changed].sort((one, other) =>
      itemNameKey(one.name) < itemNameKey(other.name) ? -1 : 1,
    );
    return { data: byName.map(describeFamily) };
  }),
];
