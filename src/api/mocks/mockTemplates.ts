/** An editor that a template is open in. */
export interface MockTemplateEditor {
  readonly id: string;
  readonly templateId: string;
  readonly userId: string;
  readonly openedAt: Date;
  expiresAt: number;
}

/** A document a template had before the one it has. */
export interface MockTemplateVersion {
  readonly templateId: string;
  readonly revision: number;
  readonly document: string;
  readonly savedById: string | null;
  readonly note: string | null;
  readonly savedAt: Date;
}
