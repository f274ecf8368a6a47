/** A copy of a template that belongs to one user. */
export interface DemoProject {
  id: string;
  environmentId: string;
  ownerId: string;
  name: string;
  /** The JSON of the document. */
  document: string;
  /** The JSON of the document it started with. */
  startDocument: string;
  revision: number;
  templateId: string | null;
  collectionId: string | null;
  createdAt: Date;
  modifiedAt: Date;
  contentModifiedAt: Date;
}
