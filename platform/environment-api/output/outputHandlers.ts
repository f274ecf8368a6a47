import {
  isCheck,
  isOpenOutput,
  NO_OUTPUT_FILE,
  OUTPUT_FILE_EXPIRED,
  OUTPUT_FILE_TIME,
  outputFileName,
  problemOfOutput,
} from '@/domain/output';
import { FileAnswer } from '../../http/FileAnswer';
import { notFound, problemOf } from '../../http/Problem';
import { TaskStarted } from '../../http/TaskStarted';
import type { Handlers } from '../operations';
import { cancelOutputTask, restartOutputTask } from './endOutput';
import { outputFile } from './outputFile';
import { listOutputTasks } from './listOutputTasks';
import { requireOutputTask } from './outputTaskQueries';
import { startOutput } from './startOutput';

/**
 * Making files of templates and documents: one call starts a task, another returns its progress, a third downloads the
 * file.
 */
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
    const task = await requireOutputTask(call, call.params.taskId);
    const { id, status, types } = task;
    if (isOpenOutput(status)) return new TaskStarted(id, call.path);
    const data = { taskId: id };
    if (status === 'Finished')
      return isCheck({ types })
        ? { data, links: { report: `${call.path}/report` } }
        : { data, links: { download: `${call.path}/download` } };
    throw problemOf(problemOfOutput(task));
  },

  async downloadOutput(call) {
    const task = await requireOutputTask(call, call.params.taskId);
    const { endedAt } = task;
    if (task.status !== 'Finished' || !endedAt || isCheck(task)) throw problemOf(NO_OUTPUT_FILE);
    if (endedAt.getTime() + OUTPUT_FILE_TIME <= call.now.getTime()) throw problemOf(OUTPUT_FILE_EXPIRED);
    return outputFile(call.storage, task);
  },

  async getOutputReport(call) {
    const { name, reportHash } = await requireOutputTask(call, call.params.taskId);
    if (reportHash === null) throw notFound('report');
    const content = await call.storage.read(reportHash);
    const fileName = `${outputFileName(name)} report.json`;
    return new FileAnswer({ content, type: 'application/json', fileName });
  },
};
