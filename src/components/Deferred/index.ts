export { Deferred, type DeferredProps, holdDeferred, onceDrawn } from './Deferred';
