import { and, eq, inArray } from 'drizzle-orm';
import { lookOf, FONT_WORDS, FAMILY_SORTS } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import { fontUploads } from '../../database/schema';
import { FileAnswer } from '../../http/FileAnswer';
import { notFound } from '../../http/Problem';
import { defaultFontFile } from '../library/defaultFontFile';
import { listPage, requireSorting } from '../../http/listing';
import type { Handlers } from '../operations';
import { confirmFonts } from './confirmFonts';
import { deleteFontFamilies, deleteFontStyles, readIds } from './deleteFonts';
import { countFamilies, familyOrder, requireStyle, requireStylesOf, selectFamilies } from './fontQueries';
import { describeUpload, lockUpload, requireUploaded } from './fontUpload';
import { previewFontStyle } from './previewFontStyle';
import { uploadFonts } from './uploadFonts';

type Ids =
  | 'listFontFamilies'
  | 'deleteFontFamilies'
  | 'listFontStyles'
  | 'deleteFontStyles'
  | 'uploadFonts'
  | 'correctFonts'
  | 'removeUploadedFonts'
  | 'confirmFonts'
  | 'downloadUploadedFont'
  | 'getFontStyle'
  | 'previewFontStyle'
  | 'downloadFontStyle';

/** The fonts of an environment, and uploads of new ones. */
export const fontHandlers: Handlers<Ids> = {
  listFontFamilies(call) {
    const { database, environment, query = {} } = call;
    const sorting = requireSorting(query, FAMILY_SORTS, { by: 'name', direction: 'asc' });
    const search = itemNameKey(query.search ?? '');
    return listPage(
      { ...call, query },
      {
        order: familyOrder(sorting),
        select: (of) => selectFamilies(database, { environmentId: environment.id, search }, of),
        count: () => countFamilies(database, environment.id, search),
      },
    );
  },

  async listFontStyles({ database, environment, params }) {
    return { data: await requireStylesOf(database, environment.id, params.familyId) };
  },

  async getFontStyle({ database, environment, params }) {
    return { data: (await requireStyle(database, environment.id, params.styleId)).style };
  },

  async downloadFontStyle({ database, environment, storage, params }) {
    const { style, fileHash } = await requireStyle(database, environment.id, params.styleId);
    const { extension, fileName, fileSize } = style;
    const content = fileHash === null ? defaultFontFile(style.name) : await storage.read(fileHash);
    return new FileAnswer({ content, type: `font/${extension}`, size: fileSize, fileName });
  },

  async downloadUploadedFont({ database, environment, storage, params, now }) {
    const of = { environmentId: environment.id, batchId: params.batchId, now };
    const { extension, fileHash, fileSize, fileName } = await requireUploaded(database, of, params.uploadId);
    const content = await storage.read(fileHash);
    return new FileAnswer({ content, type: `font/${extension}`, size: fileSize ?? undefined, fileName });
  },

  previewFontStyle,
  deleteFontFamilies,
  deleteFontStyles,
  uploadFonts,
  confirmFonts,

  correctFonts({ database, environment, params, body, now }) {
    const of = { environmentId: environment.id, batchId: params.batchId, now };
    return database.transaction(async (transaction) => {
      await lockUpload(transaction, of);
      for (const { fontStyleId, familyName, styleName } of body) {
        const changed = await transaction
          .update(fontUploads)
          .set({ familyName: familyName.trim(), styleName: styleName.trim(), ...lookOf(styleName) })
          .where(and(eq(fontUploads.batchId, of.batchId), eq(fontUploads.id, fontStyleId)))
          .returning({ id: fontUploads.id });
        if (changed.length === 0) throw notFound(FONT_WORDS.file);
      }
      return describeUpload(transaction, of.environmentId, of.batchId);
    });
  },

  removeUploadedFonts({ database, environment, params, query, now }) {
    const of = { environmentId: environment.id, batchId: params.batchId, now };
    const ids = readIds(query.ids);
    return database.transaction(async (transaction) => {
      await lockUpload(transaction, of);
      const removed = await transaction
        .delete(fontUploads)
        .where(and(eq(fontUploads.batchId, of.batchId), inArray(fontUploads.id, ids)))
        .returning({ id: fontUploads.id });
      if (removed.length < ids.length) throw notFound(FONT_WORDS.file);
      return describeUpload(transaction, of.environmentId, of.batchId);
    });
  },
};
