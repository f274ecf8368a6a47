export { noteBrandKit, noteMissingReferences, noteTemplate } from './noteReferences';
export { whereUsedHandlers } from './whereUsedHandlers';
