/** Loads the code field; called when a script is opened. */
export const loadCodeArea = async () => (await import('./CodeArea')).CodeArea;
