export { Link, type LinkProps } from './Link';
export { BaseLink } from './BaseLink';
export { LinkProvider, type LinkProviderProps, type LinkElement, type LinkElementProps } from './LinkContext';
export { PREFETCH_MARGIN } from '@/components/_internal/observeNearness';
