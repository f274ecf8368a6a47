export { Deferred, type DeferredProps, holdDeferred, whenDrawn } from './Deferred';
