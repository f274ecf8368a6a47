/** An open editor of a template. */
export interface MockTemplateEditor {
  readonly id: string;
  readonly templateId: string;
  readonly userId: string;
  readonly openedAt: Date;
  expiresAt: number;
}

/** An earlier document of a template. */
export interface MockTemplateVersion {
  readonly templateId: string;
  readonly revision: number;
  readonly document: string;
  readonly savedById: string | null;
  readonly note: string | null;
  readonly savedAt: Date;
}
