import { invalidChoice, type Refusal } from '../refusal';

/** Why the engine can't take a document. */
interface DocumentFault {
  readonly reason: string;
  readonly code?: number;
  /** The JSON pointer of the first fault. */
  readonly pointer: string;
  readonly message: string;
}

/** Why a document is not stored. */
export function refusalOfDocument({ reason, code, pointer, message }: DocumentFault): Refusal {
  if (reason === 'tooLarge') return { status: 413, detail: message };
  return {
    status: 400,
    detail: message,
    errors: [{ field: pointer, message }],
    ...(code !== undefined && { code }),
  };
}

/** A template as lists and its own address give it. Moments are those of the platform. */
export interface TemplateRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** The last change of any kind. */
  readonly modifiedAt: Date;
  /** The last change of the document. */
  readonly contentModifiedAt: Date;
  /** Who saved the document last; nobody for an integration and for an account that is gone. */
  readonly savedBy: string | null;
  /** Counts saves of the document, from 1. */
  readonly revision: number;
}

/** A template in the words of the contract. */
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

/** What a list of templates can be sorted by. */
export const TEMPLATE_SORTS = ['name', 'created', 'modified'] as const;
export type TemplateSort = (typeof TEMPLATE_SORTS)[number];

/** Why a save is refused that was made from an older revision. */
export const outdatedTemplate = ({ savedBy, contentModifiedAt, revision }: TemplateRecord): Refusal => ({
  status: 409,
  detail: `${savedBy ?? 'Someone'} has saved this template since you opened it.`,
  saved: { by: savedBy, at: contentModifiedAt.toISOString(), revision },
});

/** How large a preview is made: its longest side, in pixels. */
export const PREVIEW_SIZES = { thumbnail: 256, medium: 512, highest: 1_000 } as const;
export type PreviewQuality = keyof typeof PREVIEW_SIZES;

/** Why there is no preview of this quality. */
export const refusalOfQuality = (quality: string): Refusal | undefined =>
  Object.hasOwn(PREVIEW_SIZES, quality) ? undefined : invalidChoice('quality', Object.keys(PREVIEW_SIZES));

/** Why a save that brings neither is refused. */
export const NOTHING_TO_SAVE: Refusal = { status: 400, detail: 'A document or a name is needed.' };
