import { itemNameKey, refusalOfItemName, storedItemName } from '../item-name';
import type { Refusal } from '../refusal';
import type { ViewPreferenceContent } from './viewPreference';
import type { WorkspaceContent } from './workspace';

/** A workspace says how panels lie, a view preference how the page is looked at. */
export const EDITOR_VIEW_KINDS = ['workspace', 'viewPreference'] as const;
export type EditorViewKind = (typeof EDITOR_VIEW_KINDS)[number];

/** What one of either kind holds. */
export type EditorViewContent = WorkspaceContent | ViewPreferenceContent;

/** What each kind is called. */
export const EDITOR_VIEW_WORDS = { workspace: 'workspace', viewPreference: 'view preference' } as const;

/** A workspace or a view preference as lists give it. Moments are those of the platform. */
export interface EditorViewRecord<Content> {
  readonly id: string;
  readonly name: string;
  readonly content: Content;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** A workspace or a view preference in the words of the contract. */
export const describeEditorView = <Content>({
  id,
  name,
  content,
  createdAt,
  modifiedAt,
}: EditorViewRecord<Content>) => ({
  ...{ id, name, content },
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
});

/** What a list of them can be sorted by. */
export const EDITOR_VIEW_SORTS = ['name', 'created', 'modified'] as const;

/** The body of a call that makes or changes one. */
export interface SavedEditorView<Content> {
  readonly name: string;
  readonly content: Content;
}

/** What a body says, the shape of which the contract has checked; or why it can't be kept. */
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
