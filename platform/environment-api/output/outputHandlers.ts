import {
  failureOfOutput,
  isOpenOutput,
  NO_OUTPUT_FILE,
  OUTPUT_FILE_EXPIRED,
  OUTPUT_FILE_TIME,
  outputFileName,
} from '@/domain/output';
import { FileAnswer } from '../../http/FileAnswer';
import { notFound, Problem, problemOf } from '../../http/Problem';
import { TaskStarted } from '../../http/TaskStarted';
import { MissingFileError } from '../../storage';
import type { Handlers } from '../operations';
import { cancelOutputTask, restartOutputTask } from './endOutput';
import { listOutputTasks } from './listOutputTasks';
import { requireOutputTask } from './outputTaskQueries';
import { startOutput } from './startOutput';

/** Files made of templates and documents: a call starts a task, another asks how it goes, a third downloads the file. */
export const outputHandlers: Handlers<
  | 'startOutput'
  | 'listOutputTasks'
  | 'getOutputTask'
  | 'cancelOutputTask'
  | 'restartOutputTask'
  | 'downloadOutput'
  | 'getOutputReport'
> = {
  startOutput,
  listOutputTasks,
  cancelOutputTask,
  restartOutputTask,

  async getOutputTask(call) {
    const { id, status, detail } = await requireOutputTask(call, call.params.taskId);
    if (isOpenOutput(status)) return new TaskStarted(id, call.path);
    if (status === 'Finished') return { data: { taskId: id }, links: { download: `${call.path}/download` } };
    throw new Problem(500, failureOfOutput(detail));
  },

  async downloadOutput(call) {
    const { id, endedAt, fileHash, fileName, fileType, ...task } = await requireOutputTask(
      call,
      call.params.taskId,
    );
    if (task.status !== 'Finished' || !endedAt) throw problemOf(NO_OUTPUT_FILE);
    if (!fileHash || endedAt.getTime() + OUTPUT_FILE_TIME <= call.now.getTime())
      throw problemOf(OUTPUT_FILE_EXPIRED);
    try {
      const size = await call.storage.size(fileHash);
      return new FileAnswer({
        content: await call.storage.read(fileHash),
        type: fileType ?? 'application/octet-stream',
        fileName: fileName ?? id,
        ...(size !== undefined && { size }),
      });
    } catch (error) {
      // Purged between the two.
      if (error instanceof MissingFileError) throw problemOf(OUTPUT_FILE_EXPIRED);
      throw error;
    }
  },

  async getOutputReport(call) {
    const { name, reportHash } = await requireOutputTask(call, call.params.taskId);
    if (reportHash === null) throw notFound('report');
    const content = await call.storage.read(reportHash);
    const fileName = `${outputFileName(name)} report.json`;
    return new FileAnswer({ content, type: 'application/json', fileName });
  },
};
