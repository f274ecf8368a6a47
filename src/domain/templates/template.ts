import { invalidChoice, type Refusal } from '../refusal';

/** The engine's reason to refuse a document. */
interface DocumentFault {
  readonly reason: string;
  readonly code?: number;
  /** The JSON pointer of the first fault. */
  readonly pointer: string;
  readonly message: string;
}

/** Refuses to store an invalid document. */
export function refusalOfDocument({ reason, code, pointer, message }: DocumentFault): Refusal {
  if (reason === 'tooLarge') return { status: 413, detail: message };
  return {
    status: 400,
    detail: message,
    errors: [{ field: pointer, message }],
    ...(code !== undefined && { code }),
  };
}

/** A template in lists and at its own address. Times are those of the platform. */
export interface TemplateRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** The last change of any kind. */
  readonly modifiedAt: Date;
  /** The last change of the document. */
  readonly contentModifiedAt: Date;
  /** The user who saved the document last; null for an integration and for a deleted account. */
  readonly savedBy: string | null;
  /** Counts saves of the document, from 1. */
  readonly revision: number;
}

/** Describes a template for the contract. */
export function describeTemplate(record: TemplateRecord) {
  return {
    id: record.id,
    name: record.name,
    dateCreated: record.createdAt.toISOString(),
    lastModifiedDate: record.modifiedAt.toISOString(),
    lastModifiedContentUtc: record.contentModifiedAt.toISOString(),
    lastSavedBy: record.savedBy,
    revision: record.revision,
  };
}

/** Sort keys of templates. */
export const TEMPLATE_SORTS = ['name', 'created', 'modified'] as const;
export type TemplateSort = (typeof TEMPLATE_SORTS)[number];

/** Refuses a save that is based on an older revision. */
export const outdatedTemplate = ({ savedBy, contentModifiedAt, revision }: TemplateRecord): Refusal => ({
  status: 409,
  detail: `${savedBy ?? 'Someone'} has saved this template since you opened it.`,
  saved: { by: savedBy, at: contentModifiedAt.toISOString(), revision },
});

/** The longest side of each preview, in pixels. */
export const PREVIEW_SIZES = { thumbnail: 256, medium: 512, highest: 1_000 } as const;
export type PreviewQuality = keyof typeof PREVIEW_SIZES;

/** Refuses an unknown preview quality. */
export const refusalOfQuality = (quality: string): Refusal | undefined =>
  Object.hasOwn(PREVIEW_SIZES, quality) ? undefined : invalidChoice('quality', Object.keys(PREVIEW_SIZES));

/** The refusal of a save without document and name. */
export const NOTHING_TO_SAVE: Refusal = { status: 400, detail: 'A document or a name is needed.' };
