import { FONT_WORDS } from '@/domain/fonts';
import { DEFAULT_FAMILY, DEFAULT_FILES } from '@/engine/text';
import { FileAnswer } from '../../http/FileAnswer';
import { notFound, Problem } from '../../http/Problem';
import type { TaskStarted } from '../../http/TaskStarted';
import { readBuiltInFont } from '../../rendering';
import { previewFile, previewMedia } from '../media/previewMedia';
import type { Call } from '../operations';
import { findFont, findPicture, UnreachedError } from './libraryOf';

/**
 * Finds the file of a font as the renderer does. @throws Problem 404 when the renderer uses the default font
 * @param options.isBuiltIn whether to search only the built-in fonts
 */
export async function fontFile(
  call: Pick<Call<'getTemplateFont'>, 'database' | 'environment' | 'storage' | 'query'>,
  { isBuiltIn = false }: { readonly isBuiltIn?: boolean } = {},
): Promise<FileAnswer> {
  const { database, environment, storage, query } = call;
  const { family, style, fontStyleId } = query;
  const wanted = { family, style, ...(fontStyleId !== undefined && { fontStyleId }) };
  const found = isBuiltIn ? undefined : await findFont({ database, environmentId: environment.id }, wanted);
  if (found)
    return new FileAnswer({
      content: () => storage.read(found.fileHash),
      type: `font/${found.extension}`,
      version: found.fileHash,
    });
  // The default family is drawn with a metrically compatible font.
  const builtIn = readBuiltInFont(family === DEFAULT_FAMILY ? DEFAULT_FILES : family, style);
  if (!builtIn) throw notFound(FONT_WORDS.style);
  const version = `built-in.${encodeURIComponent(`${family}.${style}`)}`;
  return new FileAnswer({ content: Buffer.from(builtIn), type: 'font/ttf', size: builtIn.length, version });
}

/**
 * Finds a picture as the renderer does, scaled for a screen. @throws Problem 400 or 404, 502 when its source is
 * unreachable
 * @param projectId the caller's own project that shows it, if any
 */
export async function pictureFile(
  call: Omit<Call<'getTemplatePicture'> | Call<'getProjectPicture'>, 'may'>,
  projectId?: string,
): Promise<FileAnswer | TaskStarted> {
  const { environment, params, query } = call;
  const source = { type: 'connector', ...query } as const;
  const found = await findPicture({ ...call, environmentId: environment.id, projectId }, source).catch(
    refuseUnreached,
  );
  if (!found) throw notFound('asset');
  // Pages wait for their pictures.
  if ('id' in found)
    return previewMedia({ ...call, params: { ...params, mediaId: found.id }, previewPatience: Infinity });
  return previewFile(call, found.fileHash);
}

/** @throws Problem 502 when the source of a picture is unreachable, else the error itself */
export function refuseUnreached(error: unknown): never {
  throw error instanceof UnreachedError ? new Problem(502, error.message) : error;
}
