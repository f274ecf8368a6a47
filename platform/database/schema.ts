/** Every table of the management API; drizzle-kit makes the migrations from here. */
export * from './tables/brandKits';
export * from './tables/collections';
export * from './tables/connectors';
export * from './tables/files';
export * from './tables/fonts';
export * from './tables/groups';
export * from './tables/media';
export * from './tables/operation';
export * from './tables/outputSettings';
export * from './tables/outputTasks';
export * from './tables/people';
export * from './tables/projects';
export * from './tables/publisher';
export * from './tables/subscriptions';
export * from './tables/templates';
export * from './tables/userInterfaces';
export * from './tables/webHooks';
