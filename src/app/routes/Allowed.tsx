import type { ReactNode } from 'react';
import { isAllowed, type AccessRule } from '@/domain/access';
import { useWorkspace } from '../workspace/WorkspaceContext';

interface AllowedProps {
  rule: AccessRule;
  /** What is shown instead to whoever the rule keeps out. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its children to whom the rule allows. */
export function Allowed({ rule, fallback = null, children }: AllowedProps) {
  const { access } = useWorkspace();
  return isAllowed(rule, access) ? children : fallback;
}
