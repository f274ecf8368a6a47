import { notPermitted } from '@/domain/access';
import { attachmentOf } from '@/domain/attachment';
import {
  NO_OUTPUT_FILE,
  outputFileName,
  readOutputRequest,
  refusalOfLayouts,
  refusalOfUnmade,
  type OutputRequest,
} from '@/domain/output';
import { refusalOfOtherFormat, type SettingValues } from '@/domain/output-setting';
import type { Document } from '@/engine/document';
import { defineEnvironmentOperation, type EnvironmentMockCall, type InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import type { MockOutputTask } from '../mockStore';
import { MockTaskStarted } from '../MockTaskStarted';
import { requireOutputSetting } from './outputSettingOperations';
import { requireProject } from './projectRows';
import { requireDocumentText, requireTemplate } from './templateRows';

/** How often a task answers that it has not ended. */
const PATIENCE = 1;
const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  gif: 'image/gif',
  mp4: 'video/mp4',
} as const;
/** How files begin whose writers are not for browsers: they only say what they are. */
const BEGINNINGS = { pdf: '%PDF-1.7\n%%EOF\n', gif: 'GIF89a', mp4: '\0\0\0\x18ftypmp42' } as const;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

type Asking = Pick<EnvironmentMockCall, 'store' | 'environmentId' | 'actor' | 'may'>;

/** The document of a request and what its file is named after. @throws MockProblem 400, 403, 404 or 413 */
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

/** How the files of a request are to be made. @throws MockProblem 400 or 404 */
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

/** A task of the environment the caller may know of. @throws MockProblem 404 */
function requireTask({ store, environmentId, actor, may }: Asking, taskId: string): MockOutputTask {
  const task = store.outputTasks.find((row) => row.environmentId === environmentId && row.id === taskId);
  const isKnown = task?.ownerId === actor.user.id || (task?.source === 'template' && may('output-task.read'));
  if (!task || !isKnown) throw notFound('output task');
  return task;
}

/** A picture of a page, or the beginning of a file that can't be made here. */
async function fileOf({ document, layoutId, scale, format }: MockOutputTask, now: Date): Promise<Blob> {
  if (format !== 'png' && format !== 'jpg') return new Blob([BEGINNINGS[format]], { type: TYPES[format] });
  // The engine's painters are large, and few who use the mocks look at files.
  const { paintPreview } = await import('../paintPreview');
  const today = now.toISOString().slice(0, 10);
  return paintPreview(document, { layoutId, size: { scale }, today, type: TYPES[format] });
}

/** Output of an environment: a file of the first page of the first layout, whatever else was asked for. */
export const outputOperations = [
  defineEnvironmentOperation('post', '/output/{format}', 200, 'project.edit', (call) => {
    const { format } = call.path;
    const read = readOutputRequest(call.text, format, bytesOf);
    if ('refusal' in read) throw problemOf(read.refusal);
    const { source, settings, layoutIds } = read.value;
    const { name, text } = requireSource(call, source);
    const document = JSON.parse(text) as Document;
    const { scaling } = requireSettings(call, settings, format);
    refuseIf(refusalOfLayouts(read.value, (id) => Object.hasOwn(document.layouts.items, id)));
    const [layoutId = document.selectedLayoutId] = layoutIds ?? [];
    const task: MockOutputTask = {
      id: call.store.nextId('output task'),
      environmentId: call.environmentId,
      ownerId: call.actor.user.id,
      source: source.type,
      format,
      fileName: `${outputFileName(name)}.${format}`,
      document,
      layoutId,
      scale: scaling,
      timesAsked: 0,
    };
    call.store.outputTasks.push(task);
    return new MockTaskStarted(task.id, `${call.base}/output/tasks/${task.id}`);
  }),
  defineEnvironmentOperation('get', '/output/tasks/{taskId}', 200, 'project.edit', (call) => {
    const task = requireTask(call, call.path.taskId);
    const taskInfo = `${call.base}/output/tasks/${task.id}`;
    task.timesAsked += 1;
    if (task.timesAsked <= PATIENCE) return new MockTaskStarted(task.id, taskInfo);
    return { data: { taskId: task.id }, links: { download: `${taskInfo}/download` } };
  }),
  defineEnvironmentOperation('get', '/output/tasks/{taskId}/download', 200, 'project.edit', async (call) => {
    const task = requireTask(call, call.path.taskId);
    if (task.timesAsked <= PATIENCE) throw problemOf(NO_OUTPUT_FILE);
    return new MockFile(await fileOf(task, call.store.now), {
      'Content-Type': TYPES[task.format],
      'Content-Disposition': attachmentOf(task.fileName),
    });
  }),
];
