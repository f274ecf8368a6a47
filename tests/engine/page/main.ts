/* A page has loaded before a module that waits for others is there, so that these are loaded when they are asked for. */
Object.assign(window, {
  /** Lays the references out in this browser, with what the stories do it with, and answers their hashes as JSON. */
  hashReferences: async (): Promise<string> => {
    const [{ loadEngine }, { hashReferences }, { REFERENCES }] = await Promise.all([
      import('../../../stories/engine/loadEngine'),
      import('./hashReferences'),
      import('../reference'),
    ]);
    return JSON.stringify(hashReferences(await loadEngine(JSON.stringify(REFERENCES))));
  },
});
