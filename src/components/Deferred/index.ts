export { Deferred, type DeferredProps, holdDeferred } from './Deferred';
