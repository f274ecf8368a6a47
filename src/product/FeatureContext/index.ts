export { copyText } from './copyText';
export { FeatureContext, type Tell, useApi, useNotify } from './FeatureContext';
export { notifyOutcome } from './notifyOutcome';
