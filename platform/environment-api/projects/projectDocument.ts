import { eq } from 'drizzle-orm';
import { refuseTemplateChange, outdatedProject, projectEtag } from '@/domain/projects';
import { refusalOfProject } from '@/engine/edit';
import { projects } from '../../database/schema';
import { FileAnswer } from '../../http/FileAnswer';
import { isMatch } from '../../http/ifMatch';
import { problemOf, refuseIf } from '../../http/Problem';
import type { Call } from '../operations';
import { readStoredDocument, requireDocumentText } from '../templates/storedDocument';
import { requireOfferedValues } from './offeredPictures';
import { lockProject, requireProjectDocument, requireStoredProject } from './projectQueries';

/** Returns the document of a project with its ETag. @throws Problem 404 */
export async function getProjectDocument(call: Call<'getProjectDocument'>): Promise<FileAnswer> {
  const { database, environment, actor, params } = call;
  const owner = { environmentId: environment.id, actor };
  const { document, revision } = await requireProjectDocument(database, owner, params.projectId);
  return new FileAnswer({
    content: document,
    type: 'application/json; charset=utf-8',
    size: Buffer.byteLength(document),
    version: String(revision),
  });
}

/** Saves the document; concurrent saves run one after the other. @throws Problem 400, 404, 412 or 413 */
export async function saveProjectDocument(call: Call<'saveProjectDocument'>): Promise<undefined> {
  const { database, environment, actor, params, body, ifMatch, now } = call;
  // The body of this call is its text, even though the contract describes a document.
  const text = typeof body === 'string' ? body : '';
  const saved = await requireDocumentText(call.readers, text, environment);
  const owner = { environmentId: environment.id, actor };
  const stored = await requireStoredProject(database, owner, params.projectId);
  const start = await readStoredDocument(call.readers, stored.startDocument);
  refuseIf(refuseTemplateChange(refusalOfProject(start, saved.document)));
  await requireOfferedValues(call, stored, saved.document);
  await database.transaction(async (transaction) => {
    const present = await lockProject(transaction, owner, params.projectId);
    if (!isMatch(ifMatch, projectEtag(present))) throw problemOf(outdatedProject(present));
    const revision = present.revision + 1;
    await transaction
      .update(projects)
      .set({ document: saved.text, revision, modifiedAt: now, contentModifiedAt: now })
      .where(eq(projects.id, present.id));
    call.setEtag(projectEtag({ revision }));
  });
  return undefined;
}
