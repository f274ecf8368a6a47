/** Reads the file of a demo font, loaded on demand. */
export const readMockFont = async (path: string): Promise<Blob> =>
  (await import('./readDemoFont')).readDemoFont(path);

/** Creates a reader of a default family's file, such as `Arimo_700Bold.ttf`. */
export const readDefaultFont = (fileName: string) => () =>
  readMockFont(`arimo/${fileName.replace(/^Arimo_(.*)\.ttf$/, '$1')}/${fileName}`);
