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
  type OutputRecord,
  type OutputRequest,
} from '@/domain/output';
import { refusalOfOtherFormat, type SettingValues } from '@/domain/output-setting';
import type { Document } from '@/engine/document';
import type { Database } from '../../database';
import { outputTasks } from '../../database/schema';
import { problemOf, refuseIf } from '../../http/Problem';
import type { FileAnswer } from '../../http/FileAnswer';
import { TaskStarted } from '../../http/TaskStarted';
import {
  recordsText,
  type CheckedRecords,
  type Readers,
  type ReadOutputRequest,
  type RecordsText,
} from '../../readers';
import type { Call } from '../operations';
import { requireOutputSetting } from '../output-settings';
import { requireOfferedRecords, requireProjectDocument } from '../projects';
import { readStoredDocument, requireDocumentText } from '../templates/storedDocument';
import { requireDocument } from '../templates/templateQueries';
import { awaitPicture } from './awaitPicture';
import { allRecords } from './allRecords';
import { countWaitingTasks, expireOutputTasks, ownerOf } from './outputTaskQueries';

/** What a task is to make, as JSON in its row. */
export interface OutputInput {
  readonly format: OutputFormat;
  /** What the file is named after. */
  readonly name: string;
  readonly document: Document;
  readonly settings: SettingValues;
  readonly layoutIds: readonly string[];
  readonly records: readonly OutputRecord[];
  /** Of PDF. @default all in one */
  readonly maxRecordsPerFile?: number;
  /** Whether its records are checked only. */
  readonly checkOnly?: boolean;
  /** Whether a record goes on from the one before it. @default true */
  readonly inherit?: false;
  /** The numbers of the records, where they are some of another task. @default from 1 on */
  readonly numbers?: readonly number[];
}

/** The same as it is put into its row: the records are JSON already. */
type OutputInputText = Omit<OutputInput, 'records'> & { readonly records: RecordsText };

/** More records than these wait in the queue of batches, so that a single file need not wait for them. */
const FEW_RECORDS = 50;

/** Checks all that can be checked at once, and leaves the rest to a task, whose picture can be waited for. */
export async function startOutput(call: Call<'startOutput'>): Promise<TaskStarted | FileAnswer> {
  const { environment, params, path, query } = call;
  const request = await requireRequest(call, params.format);
  if (query?.wait) refuseIf(refusalOfWaiting(request, params.format));
  const { name, document } = await requireSource(call, request.source);
  const settings = settingsIn(environment.type, await requireSettings(call, request.settings));
  if (request.allRecords) refuseIf(refusalOfAllRecords(settings));
  const given = request.allRecords
    ? recordsText(await allRecords(call, environment.id, document))
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
  const input: OutputInputText = {
    ...{ format: params.format, name, document, settings, layoutIds, records },
    ...(maxRecordsPerFile !== undefined && { maxRecordsPerFile }),
    ...(checkOnly && { checkOnly }),
    ...(request.inherit === false && { inherit: false }),
  };
  const taskId = await addOutputTask(call, input, {
    source: request.source.type,
    sourceId: sourceIdOf(request.source),
    outputSettingId: request.settings.type === 'inline' ? null : request.settings.id,
  });
  const picture = query?.wait && (await awaitPicture(call, taskId));
  return picture || new TaskStarted(taskId, `${path.slice(0, path.lastIndexOf('/'))}/tasks/${taskId}`);
}

/** The values of records that are for a variable. @throws Problem 422 for values the document can't take */
async function requireValues(
  readers: Readers,
  { variables }: Document,
  given: { records: RecordsText; onInvalidValue: OutputRequest['onInvalidValue'] },
): Promise<CheckedRecords> {
  const read = await readers.records({ variables, ...given });
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.value;
}

/** Puts a task of the caller's into the queue. @returns its id */
export async function addOutputTask(
  { database, recorded, jobs, environment, actor, share, now }: Call<'startOutput' | 'restartOutputTask'>,
  input: OutputInputText,
  source: Pick<typeof outputTasks.$inferInsert, 'source' | 'sourceId' | 'outputSettingId'>,
): Promise<string> {
  const { name, format, settings, records, checkOnly } = input;
  await expireOutputTasks(database, now);
  refuseIf(refusalOfWaitingTasks(await countWaitingTasks(database, share)));
  const add = async (transaction: Database) => {
    const [task] = await transaction
      .insert(outputTasks)
      .values({
        environmentId: environment.id,
        ...{ name, nameKey: itemNameKey(name), format, ...source },
        types: outputTypesOf(format, { watermark: settings.watermark, records: records.length, checkOnly }),
        recordsTotal: records.length,
        input: inputText(input),
        ...ownerOf(actor),
        createdAt: now,
      })
      .returning({ id: outputTasks.id });
    if (!task) throw new Error('The output task was not inserted.');
    const queue = records.length > FEW_RECORDS ? 'outputBatch' : 'output';
    await jobs.send(queue, { taskId: task.id }, { transaction, share });
    return task.id;
  };
  const taskId = await recorded(add, (id) => [id]);
  // Nobody could see the job before the transaction had ended.
  jobs.look();
  return taskId;
}

/** The JSON of an `OutputInput`. */
const inputText = ({ records, ...others }: OutputInputText): string =>
  `${JSON.stringify(others).slice(0, -1)},"records":${records.text}}`;

function sourceIdOf(source: OutputRequest['source']): string | null {
  if (source.type === 'document') return null;
  return source.type === 'template' ? source.templateId : source.projectId;
}

/** What is asked for. The contract passes the body on as its text. @throws Problem 400 or 413 */
async function requireRequest(
  { readers, body }: { readers: Readers; body: unknown },
  format: OutputFormat,
): Promise<ReadOutputRequest> {
  const read = await readers.outputRequest(typeof body === 'string' ? body : '', format);
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.value;
}

/** How the files are to be made. @throws Problem 400 or 404 */
async function requireSettings(
  { database, environment, params }: Call<'startOutput'>,
  settings: OutputRequest['settings'],
): Promise<SettingValues> {
  if (settings.type === 'inline') return settings.values;
  const { type, values } = await requireOutputSetting(database, environment.id, settings.id);
  refuseIf(refusalOfOtherFormat(type, params.format) ?? refusalOfUnmade(values, 'outputSettingsId'));
  return values;
}

/** The document to make files of, and the name they get. @throws Problem 400, 403, 404 or 413 */
async function requireSource(
  { database, environment, actor, may, readers }: Call<'startOutput'>,
  source: OutputRequest['source'],
): Promise<{ name: string; document: Document }> {
  if (source.type === 'project') {
    const owner = { environmentId: environment.id, actor };
    const { name, document } = await requireProjectDocument(database, owner, source.projectId);
    return { name, document: await readStoredDocument(readers, document) };
  }
  // What an integration may was asked before.
  if ('userId' in actor && !may('output.make')) throw problemOf(notPermitted('output.make'));
  if (source.type === 'document')
    return { name: 'Output', document: await requireDocumentText(readers, source.text, environment) };
  const { name, document } = await requireDocument(database, environment.id, source.templateId);
  return { name, document: await readStoredDocument(readers, document) };
}
