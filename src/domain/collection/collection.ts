import { conflicting, invalidField, type Refusal } from '../refusal';

/** A template as a collection holds it. */
interface CollectionTemplateRecord {
  /** That of the template. */
  readonly id: string;
  /** What the collection calls it; its own name if null. */
  readonly name: string | null;
  readonly ownName: string;
  /** Counts saves of its document. */
  readonly revision: number;
}

/** A collection as lists and its own address give it. Moments are those of the platform. */
export interface CollectionRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  /** The default one if null. */
  readonly userInterfaceId: string | null;
  /** What names its cover. */
  readonly coverHash: string | null;
  /** In the order they were added. */
  readonly templates: readonly CollectionTemplateRecord[];
}

/** A collection in the words of the contract. */
export const describeCollection = ({
  id,
  name,
  createdAt,
  modifiedAt,
  userInterfaceId,
  coverHash,
  templates,
}: CollectionRecord) => ({
  id,
  name,
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
  userInterfaceId,
  coverImage: coverHash,
  count: templates.length,
  templates: templates.map((template) => ({
    id: template.id,
    name: template.name ?? template.ownName,
    revision: template.revision,
  })),
});

/** What a list of collections can be sorted by. */
export const COLLECTION_SORTS = ['name', 'created', 'modified'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** Whether two collections of one environment can't have these names both. */
export const isSameCollectionName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Why a collection can't be called what another one is. */
export const COLLECTION_NAME_TAKEN = invalidField('name', 'A collection with this name exists already.');

/** Why a template isn't deleted that collections hold. @param names those of the collections */
export function refusalOfHeldTemplate(names: readonly string[]): Refusal | undefined {
  if (names.length === 0) return undefined;
  const quoted = names.map((name) => `“${name}”`).join(', ');
  return conflicting(
    names.length === 1
      ? `The collection ${quoted} holds it.`
      : `${names.length} collections hold it: ${quoted}.`,
  );
}
