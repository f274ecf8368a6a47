import { invalidField, type Refusal } from '../refusal';

/** A project in lists and at its own address. Times are those of the platform. */
export interface ProjectRecord {
  readonly id: string;
  readonly name: string;
  /** The template it was copied from; null once that is deleted. */
  readonly templateId: string | null;
  /** The collection it was started from; null for none, and once it is deleted. */
  readonly collectionId: string | null;
  readonly createdAt: Date;
  /** The last change of any kind. */
  readonly modifiedAt: Date;
  /** The last change of the document. */
  readonly contentModifiedAt: Date;
  /** Counts saves of the document, from 1. */
  readonly revision: number;
}

/** Describes a project for the contract. */
export const describeProject = (record: ProjectRecord) => ({
  id: record.id,
  name: record.name,
  templateId: record.templateId,
  collectionId: record.collectionId,
  dateCreated: record.createdAt.toISOString(),
  lastModifiedDate: record.modifiedAt.toISOString(),
  lastModifiedContentUtc: record.contentModifiedAt.toISOString(),
  revision: record.revision,
});

/** Sort keys of projects. */
export const PROJECT_SORTS = ['name', 'created', 'modified'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** Returns the ETag of a project, which changes only with its document. */
export const projectEtag = ({ revision }: Pick<ProjectRecord, 'revision'>): string => `"${revision}"`;

/** Refuses a save that is based on an older state: the owner has saved it elsewhere. */
export const outdatedProject = ({
  contentModifiedAt,
  revision,
}: Pick<ProjectRecord, 'contentModifiedAt' | 'revision'>): Refusal => ({
  status: 412,
  detail:
    'This project was saved in another tab since you opened it here. Load its newer state, or save this one as a copy.',
  saved: { by: null, at: contentModifiedAt.toISOString(), revision },
});

/**
 * Refuses a save that changes parts of the template.
 * @param why a sentence that names them
 */
export const refuseTemplateChange = (why: string | undefined): Refusal | undefined =>
  why === undefined ? undefined : invalidField('document', why);

interface WithProperties {
  readonly properties: { readonly type: 'template' | 'project'; readonly templateId?: string };
}

/** Converts the document of a template to that of a project. */
export const documentOfProject = <Document extends WithProperties>(
  document: Document,
  templateId: string,
): Document => ({ ...document, properties: { type: 'project', templateId } });
