import { eq } from 'drizzle-orm';
import { refusalOfHeldTemplate } from '@/domain/collections';
import { itemNameKey } from '@/domain/item-name';
import {
  describeTemplate,
  NOTHING_TO_SAVE,
  outdatedTemplate,
  refusalOfNote,
  storedNote,
  TEMPLATE_SORTS,
} from '@/domain/templates';
import type { Database } from '../../database';
import { templates } from '../../database/schema';
import { FileAnswer } from '../../http/FileAnswer';
import { problemOf, refuseIf } from '../../http/Problem';
import type { DocumentToSave } from '../../readers';
import { collectionsHolding, touchCollectionsOf } from '../collections';
import { lockEnvironment } from '../environmentRow';
import { requireItemName } from '../itemName';
import { listPage, requireSorting } from '../../http/listing';
import type { Call, Handlers } from '../operations';
import { fontFile, pictureFile } from '../library/libraryFiles';
import { archiveTemplate } from './archiveTemplate';
import { importTemplate } from './importTemplate';
import { previewTemplate } from './previewTemplate';
import { requireToSave } from './storedDocument';
import {
  countTemplates,
  insertTemplate,
  lockTemplate,
  requireDocument,
  requireTemplate,
  selectTemplates,
  templateOrder,
} from './templateQueries';
import { announceTemplateEditor, leaveTemplateEditor } from './templateEditors';
import {
  listTemplateVersions,
  previewTemplateVersion,
  replaceDocument,
  restoreTemplateVersion,
} from './templateVersions';

type Ids =
  | 'listTemplates'
  | 'createTemplate'
  | 'getTemplate'
  | 'saveTemplate'
  | 'deleteTemplate'
  | 'downloadTemplate'
  | 'importTemplate'
  | 'archiveTemplate'
  | 'getTemplateFont'
  | 'getTemplatePicture'
  | 'listTemplateVersions'
  | 'restoreTemplateVersion'
  | 'previewTemplateVersion'
  | 'announceTemplateEditor'
  | 'leaveTemplateEditor'
  | 'previewTemplate';

/** The templates of an environment. */
export const templateHandlers: Handlers<Ids> = {
  async listTemplates(call) {
    const { database, environment, query = {} } = call;
    const sorting = requireSorting(query, TEMPLATE_SORTS, { by: 'modified', direction: 'desc' });
    const search = itemNameKey(query.search ?? '');
    const page = await listPage(
      { ...call, query },
      {
        order: templateOrder(sorting),
        select: (of) => selectTemplates(database, { environmentId: environment.id, search }, of),
        count: () => countTemplates(database, environment.id, search),
      },
    );
    return { ...page, data: page.data.map(describeTemplate) };
  },

  async createTemplate(call) {
    const { database, environment, query = {}, body } = call;
    const name = requireItemName(query.name ?? '');
    const document = await documentOf(call, body);
    return database.transaction(async (transaction) => {
      const id = await insertTemplate({ ...call, database: transaction }, name, document);
      return one(transaction, environment.id, id);
    });
  },

  async importTemplate(call) {
    const { id, log } = await importTemplate(call);
    return { ...(await one(call.database, call.environment.id, id)), log };
  },

  archiveTemplate,

  getTemplateFont: fontFile,

  getTemplatePicture: pictureFile,

  getTemplate: ({ database, environment, params }) => one(database, environment.id, params.templateId),

  async saveTemplate(call) {
    const { database, environment, actor, params, query = {}, body, now } = call;
    const name = query.name === undefined ? undefined : requireItemName(query.name);
    refuseIf(refusalOfNote(query.note ?? ''));
    const document = hasText(body) ? await documentOf(call, body) : undefined;
    if (!name && !document) throw problemOf(NOTHING_TO_SAVE);
    return database.transaction(async (transaction) => {
      await lockTemplate(transaction, environment.id, params.templateId);
      const present = await requireTemplate(transaction, environment.id, params.templateId);
      if (query.revision !== undefined && query.revision !== present.revision)
        throw problemOf(outdatedTemplate(present));
      if (document !== undefined) {
        const note = storedNote(query.note);
        await replaceDocument(transaction, {
          environment,
          templateId: present.id,
          document,
          note,
          actor,
          now,
        });
      }
      if (name)
        await transaction
          .update(templates)
          .set({ ...name, modifiedAt: now })
          .where(eq(templates.id, present.id));
      return one(transaction, environment.id, present.id);
    });
  },

  deleteTemplate({ database, environment, params: { templateId }, query = {}, now }) {
    return database.transaction(async (transaction) => {
      // Locked in the same order as by changes of collections; then no collection can add it meanwhile.
      await lockEnvironment(transaction, environment.id);
      await lockTemplate(transaction, environment.id, templateId);
      if (query.force !== true)
        refuseIf(refusalOfHeldTemplate(await collectionsHolding(transaction, templateId)));
      await touchCollectionsOf(transaction, templateId, now);
      await transaction.delete(templates).where(eq(templates.id, templateId));
      return undefined;
    });
  },

  async downloadTemplate({ database, environment, params }) {
    const { name, document } = await requireDocument(database, environment.id, params.templateId);
    return new FileAnswer({
      content: document,
      type: 'application/json; charset=utf-8',
      size: Buffer.byteLength(document),
      fileName: `${name}.json`,
    });
  },

  listTemplateVersions,

  previewTemplateVersion,

  announceTemplateEditor,

  leaveTemplateEditor,

  async restoreTemplateVersion(call) {
    return { data: describeTemplate(await restoreTemplateVersion(call)) };
  },

  previewTemplate,
};

/** The body of these calls is their text, even though the contract describes a document. */
const hasText = (body: unknown): body is string => typeof body === 'string' && body !== '';

/** Parses the document of a body. @throws Problem 400 or 413 */
const documentOf = (
  { readers, environment }: Pick<Call<'createTemplate'>, 'readers' | 'environment'>,
  body: unknown,
): Promise<DocumentToSave> => requireToSave(readers, hasText(body) ? body : '', environment);

async function one(database: Database, environmentId: string, id: string) {
  return { data: describeTemplate(await requireTemplate(database, environmentId, id)) };
}
