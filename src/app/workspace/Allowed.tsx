import type { ReactNode } from 'react';
import { isAllowed, type AccessRule } from '@/domain/access';
import { useWorkspace } from './WorkspaceContext';

interface AllowedProps {
  rule: AccessRule;
  /** Shown when the rule denies. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its children if the rule allows. */
export function Allowed({ rule, fallback = null, children }: AllowedProps) {
  const { access } = useWorkspace();
  return isAllowed(rule, access) ? children : fallback;
}
