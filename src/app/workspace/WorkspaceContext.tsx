import { createContext, useContext } from 'react';
import type { Workspace } from './Workspace';

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

/** Returns the current workspace. @throws Error outside its provider */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace needs a workspace provider around it.');
  return workspace;
}
