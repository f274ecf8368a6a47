import { NO_PROJECT_ROWS, outdatedRows, projectRowsEtag, readProjectRows } from '@/domain/projects';
import { defineEnvironmentOperation } from '../defineOperation';
import { requireUnchanged } from '../mockEtag';
import { MockFile } from '../MockFile';
import { problemOf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { requireProject } from './projectRows';

const ROWS = '/projects/{projectId}/rows';

const sizeOf = (text: string) => new TextEncoder().encode(text).byteLength;

/** Copies the rows of a project to another one. */
export function copyProjectRows({ projectRows }: Pick<MockStore, 'projectRows'>, from: string, to: string) {
  const rows = projectRows.get(from);
  if (rows) projectRows.set(to, rows);
}

/** Batch table rows of projects. */
export const projectRowsOperations = [
  defineEnvironmentOperation('get', ROWS, 200, (call) => {
    const { id } = requireProject(call, call.path.projectId);
    const { content, revision } = call.store.projectRows.get(id) ?? { content: NO_PROJECT_ROWS, revision: 0 };
    return new MockFile(content, { 'Content-Type': 'application/json', ETag: projectRowsEtag({ revision }) });
  }),
  defineEnvironmentOperation('put', ROWS, 204, (call) => {
    const { store, headers, answerHeaders } = call;
    const row = requireProject(call, call.path.projectId);
    const read = readProjectRows(call.text, sizeOf);
    if ('refusal' in read) throw problemOf(read.refusal);
    const present = store.projectRows.get(row.id) ?? { revision: 0, savedAt: row.createdAt };
    requireUnchanged(headers, projectRowsEtag(present), outdatedRows(present));
    const saved = { content: read.value, revision: present.revision + 1, savedAt: store.now };
    store.projectRows.set(row.id, saved);
    row.modifiedAt = store.now;
    answerHeaders.set('ETag', projectRowsEtag(saved));
    return undefined;
  }),
];
