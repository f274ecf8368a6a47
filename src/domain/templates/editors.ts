/** Milliseconds without a signal after which an editor counts as closed; longer than browsers delay hidden tabs. */
export const EDITOR_SILENCE = 90_000;

/** The maximum number of editors of one person for a template; the one silent for longest is dropped. */
export const MOST_EDITORS = 20;

/** An open editor of a template, as seen from another one. */
export interface OtherEditor {
  readonly editorId: string;
  /** The name of its user. */
  readonly name: string;
  /** Whether it is another window of the reader. */
  readonly isYou: boolean;
  /** In ISO 8601. */
  readonly openSince: string;
}
