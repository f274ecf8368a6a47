import { OUTPUT_FILE_EXPIRED } from '@/domain/output';
import { FileAnswer } from '../../http/FileAnswer';
import { problemOf } from '../../http/Problem';
import { MissingFileError, type Storage } from '../../storage';
import type { OutputTask } from './outputTaskQueries';

/** Returns the file of a finished task. @throws Problem 410 when it has expired */
export async function outputFile(
  storage: Storage,
  { id, fileHash, fileName, fileType }: OutputTask,
): Promise<FileAnswer> {
  if (!fileHash) throw problemOf(OUTPUT_FILE_EXPIRED);
  try {
    const size = await storage.size(fileHash);
    return new FileAnswer({
      content: await storage.read(fileHash),
      type: fileType ?? 'application/octet-stream',
      fileName: fileName ?? id,
      ...(size !== undefined && { size }),
    });
  } catch (error) {
    // The file was purged after the query.
    if (error instanceof MissingFileError) throw problemOf(OUTPUT_FILE_EXPIRED);
    throw error;
  }
}
