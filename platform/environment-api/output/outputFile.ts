import { OUTPUT_FILE_EXPIRED } from '@/domain/output';
import { FileAnswer } from '../../http/FileAnswer';
import { problemOf } from '../../http/Problem';
import { MissingFileError, type Storage } from '../../storage';
import type { OutputTask } from './outputTaskQueries';

/** The file of a task that has finished. @throws Problem 410 where it is not kept any more */
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
    // Purged between the two.
    if (error instanceof MissingFileError) throw problemOf(OUTPUT_FILE_EXPIRED);
    throw error;
  }
}
