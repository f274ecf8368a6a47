import { notPermitted } from '@/domain/access';
import { attachmentOf } from '@/domain/attachment';
import {
  canRestart,
  cancelledBy,
  isCheck,
  isOpenOutput,
  NO_OUTPUT_FILE,
  OUTPUT_FILE_EXPIRED,
  OUTPUT_HAS_ENDED,
  OUTPUT_MEDIA_TYPES,
  OUTPUT_NOT_FAILED,
  outputFileName,
  outputTypesOf,
  readOutputRequest,
  problemOfOutput,
  refusalOfAllRecords,
  refusalOfInvalidValues,
  refusalOfLayouts,
  refusalOfUnmade,
  refusalOfWaiting,
  settingsIn,
  type OutputRequest,
} from '@/domain/output';
import { refusalOfOtherFormat, type SettingValues } from '@/domain/output-settings';
import { invalidPicture } from '@/domain/projects';
import { displayName } from '@/domain/users';
import type { Document } from '@/engine/document';
import { refusalsOfRecords } from '@/engine/resolve';
import { defineEnvironmentOperation, type EnvironmentMockCall, type InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import { mockPage } from '../mockPage';
import type { MockOutputTask } from '../mockStore';
import { MockTaskStarted } from '../MockTaskStarted';
import { describe, advance, newOutputTask, requireTask } from './outputTaskRows';
import { requireOutputSetting } from './outputSettingOperations';
import { allRecords } from './allRecords';
import { recordsNotOffered } from './projectReach';
import { requireProject } from './projectRows';
import { requireDocumentText, requireTemplate } from './templateRows';

/** Beginnings of files that browsers can't write; they only identify their type. */
const BEGINNINGS = { pdf: '%PDF-1.7\n%%EOF\n', gif: 'GIF89a', mp4: '\0\0\0\x18ftypmp42' } as const;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

type Asking = Pick<EnvironmentMockCall, 'store' | 'environmentId' | 'actor' | 'may'>;

/**
 * Returns the document of a request and the name for its file.
 * @throws MockProblem 400, 403, 404 or 413
 */
function requireSource(call: Asking, source: OutputRequest['source']): { name: string; text: string } {
  if (source.type === 'project') {
    const { name, document } = requireProject(call, source.projectId);
    return { name, text: document };
  }
  if (!call.may('output.make')) throw problemOf(notPermitted('output.make'));
  if (source.type === 'document') return { name: 'Output', text: requireDocumentText(call, source.text) };
  const { name, document } = requireTemplate(call, source.templateId);
  return { name, text: document };
}

const sourceIdOf = (source: OutputRequest['source']): string | null =>
  source.type === 'template' ? source.templateId : source.type === 'project' ? source.projectId : null;

/**
 * Returns the settings of a request.
 * @throws MockProblem 400 or 404
 */
function requireSettings(
  call: InEnvironment,
  settings: OutputRequest['settings'],
  format: string,
): SettingValues {
  if (settings.type === 'inline') return settings.values;
  const { type, values } = requireOutputSetting(call, settings.id);
  refuseIf(refusalOfOtherFormat(type, format) ?? refusalOfUnmade(values, 'outputSettingsId'));
  return values;
}

/** Returns a picture of a page, or the beginning of a file in another format. */
async function fileOf({ document, layoutId, scale, format }: MockOutputTask, now: Date): Promise<Blob> {
  if (format !== 'png' && format !== 'jpg')
    return new Blob([BEGINNINGS[format]], { type: OUTPUT_MEDIA_TYPES[format] });
  // Loaded on demand: the engine's painters are large, and few users of the mocks need files.
  const { paintPreview } = await import('../paintPreview');
  const today = now.toISOString().slice(0, 10);
  return paintPreview(document, { layoutId, size: { scale }, today, type: OUTPUT_MEDIA_TYPES[format] });
}

const answerFile = async (task: MockOutputTask, now: Date): Promise<MockFile> =>
  new MockFile(await fileOf(task, now), {
    'Content-Type': OUTPUT_MEDIA_TYPES[task.format],
    'Content-Disposition': attachmentOf(`${outputFileName(task.name)}.${task.format}`),
  });

/** Output of an environment: always a file of the first page in the first layout. */
export const outputOperations = [
  defineEnvironmentOperation('post', '/output/{format}', 200, async (call) => {
    const { format } = call.path;
    const read = readOutputRequest(call.text, format, bytesOf);
    if ('refusal' in read) throw problemOf(read.refusal);
    const { source, settings, layoutIds, checkOnly } = read.value;
    if (call.query.wait) refuseIf(refusalOfWaiting(read.value, format));
    const { name, text } = requireSource(call, source);
    const document = JSON.parse(text) as Document;
    const environment = call.store.environments.find(({ id }) => id === call.environmentId);
    const given = requireSettings(call, settings, format);
    const { scaling, watermark } = environment ? settingsIn(environment.type, given) : given;
    if (read.value.allRecords) refuseIf(refusalOfAllRecords(given));
    const records = read.value.allRecords ? allRecords(call, document) : read.value.records;
    if (read.value.onInvalidValue === 'refuse')
      refuseIf(refusalOfInvalidValues(refusalsOfRecords(document, records)));
    if (source.type === 'project' && !read.value.allRecords) {
      const row = requireProject(call, source.projectId);
      refuseIf(
        refusalOfInvalidValues(recordsNotOffered(call, row, { ...read.value, records }).map(invalidPicture)),
      );
    }
    refuseIf(refusalOfLayouts({ ...read.value, records }, (id) => Object.hasOwn(document.layouts.items, id)));
    const [layoutId = document.selectedLayoutId] = layoutIds ?? [];
    const task = newOutputTask(call.store, {
      environmentId: call.environmentId,
      ownerId: call.actor.user.id,
      name,
      format,
      document,
      layoutId,
      scale: scaling,
      source: source.type,
      sourceId: sourceIdOf(source),
      types: outputTypesOf(format, { watermark, records: records.length, checkOnly }),
      recordsTotal: records.length,
    });
    call.store.outputTasks.push(task);
    if (!call.query.wait) return new MockTaskStarted(task.id, `${call.base}/output/tasks/${task.id}`);
    while (isOpenOutput(task.status)) advance(task, call.store.now);
    return answerFile(task, call.store.now);
  }),
  defineEnvironmentOperation('get', '/output/tasks', 200, (call) => {
    const { status, format, type } = call.query;
    const { rows, ...page } = mockPage('/output/tasks', call.query, {
      rows: call.store.outputTasks.filter(
        (task) =>
          task.environmentId === call.environmentId &&
          (status === undefined || task.status === status) &&
          (format === undefined || task.format === format) &&
          (type === undefined || task.types.includes(type)),
      ),
      sorts: { created: ({ createdAt }) => createdAt.toISOString() },
      findsIds: true,
      initial: { by: 'created', direction: 'desc' },
    });
    const data = rows.map((task) => describe(call, task));
    for (const task of rows) advance(task, call.store.now);
    return { ...page, data };
  }),
  defineEnvironmentOperation('get', '/output/tasks/{taskId}', 200, (call) => {
    const task = requireTask(call, call.path.taskId);
    const taskInfo = `${call.base}/output/tasks/${task.id}`;
    advance(task, call.store.now);
    if (isOpenOutput(task.status)) return new MockTaskStarted(task.id, taskInfo);
    if (task.status !== 'Finished') throw problemOf(problemOfOutput(task));
    const data = { taskId: task.id };
    return isCheck(task)
      ? { data, links: { report: `${taskInfo}/report` } }
      : { data, links: { download: `${taskInfo}/download` } };
  }),
  defineEnvironmentOperation('post', '/output/tasks/{taskId}/cancel', 204, (call) => {
    const { store, environmentId, actor, may } = call;
    const task = store.outputTasks.find(
      (row) => row.environmentId === environmentId && row.id === call.path.taskId,
    );
    if (!task || !(task.ownerId === actor.user.id || may('output-task.read'))) throw notFound('output task');
    if (!isOpenOutput(task.status)) throw problemOf(OUTPUT_HAS_ENDED);
    const detail = cancelledBy(displayName(actor.user));
    Object.assign(task, { status: 'Failed', detail, endedAt: store.now });
    return undefined;
  }),
  defineEnvironmentOperation('post', '/output/tasks/{taskId}/restart', 200, (call) => {
    const task = requireTask(call, call.path.taskId);
    const { status, recordsFailed, recordsTotal } = task;
    if (!canRestart({ status, hasFailed: recordsFailed > 0 })) throw problemOf(OUTPUT_NOT_FAILED);
    if (task.source !== 'project' && !call.may('output.make')) throw problemOf(notPermitted('output.make'));
    const { id: _id, status: _status, detail: _detail, endedAt: _ended, report: _report, ...same } = task;
    const again = newOutputTask(call.store, {
      ...same,
      ownerId: call.actor.user.id,
      createdAt: call.store.now,
      recordsDone: 0,
      recordsFailed: 0,
      timesAsked: 0,
      recordsTotal: status === 'Finished' ? recordsFailed : recordsTotal,
    });
    call.store.outputTasks.push(again);
    return new MockTaskStarted(again.id, `${call.base}/output/tasks/${again.id}`);
  }),
  defineEnvironmentOperation('get', '/output/tasks/{taskId}/report', 200, (call) => {
    const { name, report } = requireTask(call, call.path.taskId);
    if (report.length === 0) throw notFound('report');
    return new MockFile(JSON.stringify(report, null, 2), {
      'Content-Type': 'application/json',
      'Content-Disposition': attachmentOf(`${outputFileName(name)} report.json`),
    });
  }),
  defineEnvironmentOperation('get', '/output/tasks/{taskId}/download', 200, async (call) => {
    const task = requireTask(call, call.path.taskId);
    if (task.status !== 'Finished' || isCheck(task)) throw problemOf(NO_OUTPUT_FILE);
    if (!describe(call, task).outputAvailable) throw problemOf(OUTPUT_FILE_EXPIRED);
    return answerFile(task, call.store.now);
  }),
];
