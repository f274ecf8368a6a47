import { createContext, useContext } from 'react';
import { errorDetail, ResponseError } from '@/api/http';

/** What becomes of what is open in an editor. */
export type EditorEvent =
  | { readonly type: 'opened' | 'saved' }
  | { readonly type: 'finished'; readonly fileName: string; readonly file: Blob }
  | {
      readonly type: 'failed';
      readonly during: 'open' | 'save' | 'output';
      readonly message: string;
      readonly status: number | undefined;
    };

/** The page that an editor is put into, where that is not the console. */
export interface EditorHost {
  readonly report: (event: EditorEvent) => void;
  /** Takes the way to save what waits, for when the page closes the editor; until the answer is called. */
  readonly hold: (save: () => Promise<boolean>) => () => void;
}

/** The console hears of nothing: it sees its editors. */
export const EditorHostContext = createContext<EditorHost>({
  report: () => undefined,
  hold: () => () => undefined,
});

/** The page that the editor is put into. */
export const useEditorHost = (): EditorHost => useContext(EditorHostContext);

/** What is said of an error. */
export const failureOf = (
  during: 'open' | 'save' | 'output',
  error: unknown,
): Extract<EditorEvent, { type: 'failed' }> => ({
  ...{ type: 'failed', during, message: errorDetail(error) },
  status: error instanceof ResponseError ? error.status : undefined,
});

/** Reports how a save ends, which goes on as it does without. */
export async function reportingSave<Result>(host: EditorHost, saving: Promise<Result>): Promise<Result> {
  try {
    const result = await saving;
    host.report({ type: 'saved' });
    return result;
  } catch (error) {
    host.report(failureOf('save', error));
    throw error;
  }
}
