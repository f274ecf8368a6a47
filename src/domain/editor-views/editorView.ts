import { itemNameKey, refusalOfItemName, storedItemName } from '../item-name';
import type { Refusal } from '../refusal';
import type { ViewPreferenceContent } from './viewPreference';
import type { WorkspaceContent } from './workspace';

/** A workspace is an arrangement of panels, a view preference a way of viewing the page. */
export const EDITOR_VIEW_KINDS = ['workspace', 'viewPreference'] as const;
export type EditorViewKind = (typeof EDITOR_VIEW_KINDS)[number];

/** The content of either kind. */
export type EditorViewContent = WorkspaceContent | ViewPreferenceContent;

/** The noun of each kind. */
export const EDITOR_VIEW_WORDS = { workspace: 'workspace', viewPreference: 'view preference' } as const;

/** A workspace or view preference in lists. Times are those of the platform. */
export interface EditorViewRecord<Content> {
  readonly id: string;
  readonly name: string;
  readonly content: Content;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** Describes a workspace or view preference for the contract. */
export const describeEditorView = <Content>({
  id,
  name,
  content,
  createdAt,
  modifiedAt,
}: EditorViewRecord<Content>) => ({
  id,
  name,
  content,
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
});

/** Sort keys of both kinds. */
export const EDITOR_VIEW_SORTS = ['name', 'created', 'modified'] as const;

/** The request body that creates or changes one. */
export interface SavedEditorView<Content> {
  readonly name: string;
  readonly content: Content;
}

/** Reads a request body, whose shape the contract has validated, or refuses it. */
export function readEditorView<Content>(
  { name: typed, content }: SavedEditorView<Content>,
  refusalOf: (content: Content) => Refusal | undefined,
):
  | { readonly value: { readonly name: string; readonly nameKey: string; readonly content: Content } }
  | { readonly refusal: Refusal } {
  const refusal = refusalOfItemName(typed) ?? refusalOf(content);
  if (refusal) return { refusal };
  const name = storedItemName(typed);
  return { value: { name, nameKey: itemNameKey(name), content } };
}
