import { createContext, useContext } from 'react';
import { errorDetail, ResponseError } from '@/api/http';

/** An event of the item open in an editor. */
export type EditorEvent =
  | { readonly type: 'opened' | 'saved' }
  | { readonly type: 'finished'; readonly fileName: string; readonly file: Blob }
  | {
      readonly type: 'failed';
      readonly during: 'open' | 'save' | 'output';
      readonly message: string;
      readonly status: number | undefined;
    };

/** The page around an editor outside the console. */
export interface EditorHost {
  readonly report: (event: EditorEvent) => void;
  /**
   * Registers the function that saves pending changes before the page closes the editor. The returned function
   * removes it.
   */
  readonly hold: (save: () => Promise<boolean>) => () => void;
}

/** The console needs no reports: it contains its editors. */
export const EditorHostContext = createContext<EditorHost>({
  report: () => undefined,
  hold: () => () => undefined,
});

/** Returns the page around the editor. */
export const useEditorHost = (): EditorHost => useContext(EditorHostContext);

/** Turns an error into its event. */
export const toFailedEvent = (
  during: 'open' | 'save' | 'output',
  error: unknown,
): Extract<EditorEvent, { type: 'failed' }> => ({
  type: 'failed',
  during,
  message: errorDetail(error),
  status: error instanceof ResponseError ? error.status : undefined,
});

/** Reports the outcome of a save and passes it on unchanged. */
export async function reportSave<Result>(host: EditorHost, saving: Promise<Result>): Promise<Result> {
  try {
    const result = await saving;
    host.report({ type: 'saved' });
    return result;
  } catch (error) {
    host.report(toFailedEvent('save', error));
    throw error;
  }
}
