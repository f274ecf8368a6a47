import { isSameIgnoringCase } from '../equality';
import { conflicting, invalidField, type Refusal } from '../refusal';

/** A template in a collection. */
interface CollectionTemplateRecord {
  /** The id of the template. */
  readonly id: string;
  /** Its name in the collection; null for its own name. */
  readonly name: string | null;
  readonly ownName: string;
  /** Counts saves of its document. */
  readonly revision: number;
}

/** A collection in lists and at its own address. Times are those of the platform. */
export interface CollectionRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  /** Null for the default one. */
  readonly userInterfaceId: string | null;
  /** The identifier of its cover. */
  readonly coverHash: string | null;
  /** In the order of adding. */
  readonly templates: readonly CollectionTemplateRecord[];
}

/** Describes a collection for the contract. */
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

/** Sort keys of collections. */
export const COLLECTION_SORTS = ['name', 'created', 'modified'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** Whether two collections of one environment may not have these names together. */
export const isSameCollectionName = (one: string, other: string): boolean => isSameIgnoringCase(one, other);

/** The refusal of a collection's name that is taken. */
export const COLLECTION_NAME_TAKEN = invalidField('name', 'A collection with this name exists already.');

/**
 * Refuses to delete a template that collections contain.
 * @param names those of the collections
 */
export function refusalOfHeldTemplate(names: readonly string[]): Refusal | undefined {
  if (names.length === 0) return undefined;
  const quoted = names.map((name) => `“${name}”`).join(', ');
  return conflicting(
    names.length === 1
      ? `The collection ${quoted} contains it.`
      : `${names.length} collections hold it: ${quoted}.`,
  );
}
