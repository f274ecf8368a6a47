/** Milliseconds after which an editor that is not heard of counts as closed; more than hidden tabs are slowed to. */
export const EDITOR_SILENCE = 90_000;

/** Most editors in which one person can have a template open at a time; the one not heard of for longest makes room. */
export const MOST_EDITORS = 20;

/** An editor that a template is open in, as another one sees it. */
export interface OtherEditor {
  readonly editorId: string;
  /** Of whoever has it open there. */
  readonly name: string;
  /** Whether that is the reader, in another window. */
  readonly isYou: boolean;
  /** In ISO 8601. */
  readonly openSince: string;
}
