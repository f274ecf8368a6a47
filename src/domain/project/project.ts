import { invalidField, type Refusal } from '../refusal';

/** A project as lists and its own address give it. Moments are those of the platform. */
export interface ProjectRecord {
  readonly id: string;
  readonly name: string;
  /** What it is a copy of; null once that is deleted. */
  readonly templateId: string | null;
  /** Where it was started; null where that was no collection, and once it is deleted. */
  readonly collectionId: string | null;
  readonly createdAt: Date;
  /** The last change of any kind. */
  readonly modifiedAt: Date;
  /** The last change of the document. */
  readonly contentModifiedAt: Date;
  /** Counts saves of the document, from 1. */
  readonly revision: number;
}

/** A project in the words of the contract. */
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

/** What a list of projects can be sorted by. */
export const PROJECT_SORTS = ['name', 'created', 'modified'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** The ETag of a project: it changes with its document and with nothing else. */
export const projectEtag = ({ revision }: Pick<ProjectRecord, 'revision'>): string => `"${revision}"`;

/** Why a save is refused that was made from an older state: whoever owns it has it open elsewhere. */
export const outdatedProject = ({
  contentModifiedAt,
  revision,
}: Pick<ProjectRecord, 'contentModifiedAt' | 'revision'>): Refusal => ({
  status: 412,
  detail:
    'This project was saved in another tab since you opened it here. Load its newer state, or save this one as a copy.',
  saved: { by: null, at: contentModifiedAt.toISOString(), revision },
});

/** Why a save is refused that changes what only the template can. @param why a sentence that names it */
export const changedTooMuch = (why: string | undefined): Refusal | undefined =>
  why === undefined ? undefined : invalidField('document', why);

interface WithProperties {
  readonly properties: { readonly type: 'template' | 'project'; readonly templateId?: string };
}

/** The document of a template as that of a project. */
export const documentOfProject = <Document extends WithProperties>(
  document: Document,
  templateId: string,
): Document => ({ ...document, properties: { type: 'project', templateId } });
