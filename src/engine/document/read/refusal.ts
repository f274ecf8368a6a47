import type { Fault } from './fault';

/** The problem codes of refused documents. */
export const REFUSAL_CODES = { newerVersion: 303001, notJson: 303011, invalid: 303012 } as const;

/** Why a document can't be opened or saved. */
export type DocumentRefusal =
  | ({ readonly reason: 'tooLarge' } & Fault)
  | ({ readonly reason: 'notJson'; readonly code: typeof REFUSAL_CODES.notJson } & Fault)
  | ({ readonly reason: 'invalid'; readonly code: typeof REFUSAL_CODES.invalid } & Fault)
  | ({
      readonly reason: 'newerVersion';
      readonly code: typeof REFUSAL_CODES.newerVersion;
      /** The version of the document. */
      readonly version: string;
      /** The newest supported version. */
      readonly supported: string;
    } & Fault);

/** A value, or the reason for its absence. */
export type Result<Value, Refusal> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

/** Wraps a value as a result. */
export const accept = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** Wraps a refusal as a result. */
export const refuse = <Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
});
