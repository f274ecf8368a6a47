import { STUDIO_RELEASES } from '@/domain/sdk-version';
import { describeTemplate, refusalOfDocument } from '@/domain/templates';
import { displayName } from '@/domain/users';
import { readDocument } from '@/engine/document';
import type { InEnvironment } from '../defineOperation';
import { notFound, problemOf } from '../MockProblem';
import type { MockStore } from '../mockStore';

/** A template in the store. */
export type TemplateRow = MockStore['templates'][number];

/** Returns the templates of an environment. */
export const templatesOf = ({ store, environmentId }: InEnvironment): TemplateRow[] =>
  store.templates.filter((row) => row.environmentId === environmentId);

/**
 * Returns a template of the environment.
 * @throws MockProblem 404
 */
export function requireTemplate(call: InEnvironment, templateId: string): TemplateRow {
  const row = templatesOf(call).find(({ id }) => id === templateId);
  if (!row) throw notFound('template');
  return row;
}

/** Returns a template with the name of the user who saved it last. */
export function recordOf({ store }: InEnvironment, row: TemplateRow) {
  const user = store.users.find(({ id }) => id === row.savedById);
  return { ...row, savedBy: user ? displayName(user) : null };
}

/** Describes a template for the contract. */
export const describeRow = (call: InEnvironment, row: TemplateRow) => describeTemplate(recordOf(call, row));

/**
 * Normalises a document for storing, for the studio version of the environment.
 * @throws MockProblem 400 or 413
 */
export function requireDocumentText({ store, environmentId }: InEnvironment, text: string): string {
  const version = store.sdkVersions.get(environmentId) ?? 'latest';
  const read = readDocument(text, { sdkVersion: STUDIO_RELEASES[version]?.sdkVersion ?? '' });
  if (!read.ok) throw problemOf(refusalOfDocument(read.refusal));
  return JSON.stringify(read.value);
}
