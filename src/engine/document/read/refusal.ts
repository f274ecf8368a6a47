import type { Fault } from './fault';

/** The codes a refused document is answered with. */
export const REFUSAL_CODES = { newerVersion: 303001, notJson: 303011, invalid: 303012 } as const;

/** Why a document can't be opened or saved. */
export type DocumentRefusal =
  | ({ readonly reason: 'tooLarge' } & Fault)
  | ({ readonly reason: 'notJson'; readonly code: typeof REFUSAL_CODES.notJson } & Fault)
  | ({ readonly reason: 'invalid'; readonly code: typeof REFUSAL_CODES.invalid } & Fault)
  | ({
      readonly reason: 'newerVersion';
      readonly code: typeof REFUSAL_CODES.newerVersion;
      /** The version the document has. */
      readonly version: string;
      /** The newest version that can be read. */
      readonly supported: string;
    } & Fault);

/** A value, or why there is none. */
export type Result<Value, Refusal> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

/** The result that has the value. */
export const accept = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** The result that says why there is none. */
export const refuse = <Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
});
