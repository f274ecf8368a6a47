/** The field for code, which is fetched when a script is opened. */
export const loadCodeArea = async () => (await import('./CodeArea')).CodeArea;
