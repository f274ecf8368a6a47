/** A user's own copy of a template. */
export interface DemoProject {
  id: string;
  environmentId: string;
  ownerId: string;
  name: string;
  /** The JSON of the document. */
  document: string;
  /** The JSON of the initial document. */
  startDocument: string;
  revision: number;
  templateId: string | null;
  collectionId: string | null;
  createdAt: Date;
  modifiedAt: Date;
  contentModifiedAt: Date;
}
