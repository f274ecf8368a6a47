/** Reads the file of a demo font, loaded when it is first wanted. */
export const readMockFont = async (path: string): Promise<Blob> =>
  (await import('./readDemoFont')).readDemoFont(path);

/** Reads the file of a style of the default family, such as `Arimo_700Bold.ttf`. */
export const readDefaultFont = (fileName: string) => () =>
  readMockFont(`arimo/${fileName.replace(/^Arimo_(.*)\.ttf$/, '$1')}/${fileName}`);
