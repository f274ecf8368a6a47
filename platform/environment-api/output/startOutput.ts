import { notPermitted } from '@/domain/access';
import { itemNameKey } from '@/domain/item-name';
import {
  outputTypesOf,
  refusalOfAllRecords,
  refusalOfLayouts,
  refusalOfUnmade,
  refusalOfWaiting,
  refusalOfWaitingTasks,
  settingsIn,
  type OutputFormat,
  type OutputRequest,
} from '@/domain/output';
import { refusalOfOtherFormat, type SettingValues } from '@/domain/output-settings';
import type { Document } from '@/engine/document';
import type { Database } from '../../database';
import { outputTasks } from '../../database/schema';
import { problemOf, refuseIf } from '../../http/Problem';
import type { FileAnswer } from '../../http/FileAnswer';
import { TaskStarted } from '../../http/TaskStarted';
import type {
  OutputInput,
  CheckedRecords,
  DocumentWithText,
  Readers,
  ReadOutputRequest,
  RecordsText,
  StoredInput,
} from '../../readers';
import type { Call } from '../operations';
import { requireOutputSetting } from '../output-settings';
import { requireOfferedRecords, requireProjectDocument } from '../projects';
import { readStoredText, requireDocumentText } from '../templates/storedDocument';
import { requireDocument } from '../templates/templateQueries';
import { awaitPicture } from './awaitPicture';
import { allRecords } from './allRecords';
import { countWaitingTasks, expireOutputTasks, ownerOf } from './outputTaskQueries';

/** Tasks with more records wait in the batch queue, so that a single file need not wait for them. */
const FEW_RECORDS = 50;

/** Checks a request as far as possible at once, then starts a task, and may wait for its picture. */
export async function startOutput(call: Call<'startOutput'>): Promise<TaskStarted | FileAnswer> {
  const { environment, params, path, query } = call;
  const request = await requireRequest(call, params.format);
  if (query?.wait) refuseIf(refusalOfWaiting(request, params.format));
  const { name, document, text } = await requireSource(call, request.source);
  const settings = settingsIn(environment.type, await requireSettings(call, request.settings));
  if (request.allRecords) refuseIf(refusalOfAllRecords(settings));
  const given = request.allRecords
    ? await allRecords(call, environment.id, { document, text })
    : request.records;
  const { records, pictures } = await requireValues(call.readers, document, {
    records: given,
    onInvalidValue: request.onInvalidValue,
  });
  if (request.source.type === 'project' && !request.allRecords)
    await requireOfferedRecords(call, request.source.projectId, document, {
      records: pictures,
      inherit: request.inherit,
    });
  refuseIf(refusalOfLayouts({ ...request, records }, (id) => Object.hasOwn(document.layouts.items, id)));
  const { layoutIds = [document.selectedLayoutId], maxRecordsPerFile, checkOnly } = request;
  const others = {
    format: params.format,
    name,
    settings,
    layoutIds,
    ...(maxRecordsPerFile !== undefined && { maxRecordsPerFile }),
    ...(checkOnly && { checkOnly }),
    ...(request.inherit === false && { inherit: false as const }),
  };
  const input: StoredInput = {
    text: inputText(others, { document: text, records }),
    name,
    format: params.format,
    ...(checkOnly && { checkOnly }),
    watermark: settings.watermark,
    recordCount: records.length,
  };
  const taskId = await addOutputTask(call, input, {
    source: request.source.type,
    sourceId: sourceIdOf(request.source),
    outputSettingId: request.settings.type === 'inline' ? null : request.settings.id,
  });
  const picture = query?.wait && (await awaitPicture(call, taskId));
  return picture || new TaskStarted(taskId, `${path.slice(0, path.lastIndexOf('/'))}/tasks/${taskId}`);
}

/**
 * Validates the values of the record fields that fill variables. @throws Problem 422 for values the document can't take
 */
async function requireValues(
  readers: Readers,
  { variables }: Document,
  given: { records: RecordsText; onInvalidValue: OutputRequest['onInvalidValue'] },
): Promise<CheckedRecords> {
  const read = await readers.records({ variables, ...given });
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.value;
}

/** Queues a task of the caller. @returns its id */
export async function addOutputTask(
  { database, recorded, jobs, environment, actor, share, now }: Call<'startOutput' | 'restartOutputTask'>,
  input: StoredInput,
  source: Pick<typeof outputTasks.$inferInsert, 'source' | 'sourceId' | 'outputSettingId'>,
): Promise<string> {
  const { name, format, watermark, recordCount, checkOnly } = input;
  await expireOutputTasks(database, now);
  refuseIf(refusalOfWaitingTasks(await countWaitingTasks(database, share)));
  const add = async (transaction: Database) => {
    const [task] = await transaction
      .insert(outputTasks)
      .values({
        environmentId: environment.id,
        name,
        nameKey: itemNameKey(name),
        format,
        ...source,
        types: outputTypesOf(format, { watermark, records: recordCount, checkOnly }),
        recordsTotal: recordCount,
        input: input.text,
        ...ownerOf(actor),
        createdAt: now,
      })
      .returning({ id: outputTasks.id });
    if (!task) throw new Error('The output task was not inserted.');
    const queue = recordCount > FEW_RECORDS ? 'outputBatch' : 'output';
    await jobs.send(queue, { taskId: task.id }, { transaction, share });
    return task.id;
  };
  const taskId = await recorded(add, (id) => [id]);
  // No worker could see the job before the transaction ended.
  jobs.look();
  return taskId;
}

/** Builds the JSON of an `OutputInput` from the texts of its large parts. */
const inputText = (
  others: Omit<OutputInput, 'document' | 'records'>,
  { document, records }: { document: string; records: RecordsText },
): string => `${JSON.stringify(others).slice(0, -1)},"document":${document},"records":${records.text}}`;

function sourceIdOf(source: OutputRequest['source']): string | null {
  if (source.type === 'document') return null;
  return source.type === 'template' ? source.templateId : source.projectId;
}

/** Parses the request; the contract passes its body on as text. @throws Problem 400 or 413 */
async function requireRequest(
  { readers, body }: { readers: Readers; body: unknown },
  format: OutputFormat,
): Promise<ReadOutputRequest> {
  const read = await readers.outputRequest(typeof body === 'string' ? body : '', format);
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.value;
}

/** Returns the settings for the files. @throws Problem 400 or 404 */
async function requireSettings(
  { database, environment, params }: Call<'startOutput'>,
  settings: OutputRequest['settings'],
): Promise<SettingValues> {
  if (settings.type === 'inline') return settings.values;
  const { type, values } = await requireOutputSetting(database, environment.id, settings.id);
  refuseIf(refusalOfOtherFormat(type, params.format) ?? refusalOfUnmade(values, 'outputSettingsId'));
  return values;
}

/** Returns the document for the files, and their name. @throws Problem 400, 403, 404 or 413 */
async function requireSource(
  { database, environment, actor, may, readers }: Call<'startOutput'>,
  source: OutputRequest['source'],
): Promise<{ name: string } & DocumentWithText> {
  if (source.type === 'project') {
    const owner = { environmentId: environment.id, actor };
    const { name, document } = await requireProjectDocument(database, owner, source.projectId);
    return { name, ...(await readStoredText(readers, document)) };
  }
  // The permissions of an integration were checked earlier.
  if ('userId' in actor && !may('output.make')) throw problemOf(notPermitted('output.make'));
  if (source.type === 'document')
    return { name: 'Output', ...(await requireDocumentText(readers, source.text, environment)) };
  const { name, document } = await requireDocument(database, environment.id, source.templateId);
  return { name, ...(await readStoredText(readers, document)) };
}
