/* Loaded on demand: a page's load event precedes modules that wait for others. */
Object.assign(window, {
  /**
   * Lays the references out in this browser, with the dependencies of the stories, and returns their hashes as JSON.
   */
  hashReferences: async (): Promise<string> => {
    const [{ loadEngine }, { hashReferences }, { REFERENCES }] = await Promise.all([
      import('../../../stories/engine/loadEngine'),
      import('./hashReferences'),
      import('../reference'),
    ]);
    return JSON.stringify(hashReferences(await loadEngine(JSON.stringify(REFERENCES))));
  },
});
