import { pathTo } from '../paths';
import type { Access } from './deriveAccess';

interface DeniedPage {
  /** Path of the denied page; its query and hash are ignored. */
  readonly path: string;
  readonly access: Access;
  /** Guid of the first environment the user can see. */
  readonly firstEnvironmentId?: string | undefined;
  /** Guid of the environment currently selected. */
  readonly selectedEnvironmentId?: string | undefined;
  /** The route's own redirect for denied users. */
  readonly routeRedirect?: string | undefined;
}

const TEMPLATE_EDITOR_PATH = /^\/environments\/[^/?#]+\/studio\/templates\/[^/?#]+\/?(?:[?#]|$)/;

/** Whether a path is the editor of a new or existing template. */
export function isTemplateEditorPath(path: string): boolean {
  return TEMPLATE_EDITOR_PATH.test(path);
}

/** Returns the redirect of a denied page, in the order of reading 3. */
export function deniedRedirect(page: DeniedPage): string {
  const { path, access, firstEnvironmentId, selectedEnvironmentId, routeRedirect } = page;
  const { flags } = access;
  if (isTemplateEditorPath(path)) return pathTo('401');
  if (flags.isEUWithOneEnv && firstEnvironmentId)
    return pathTo('projects', { environmentId: firstEnvironmentId });
  if (flags.isCAwithGrafxPriceBook && selectedEnvironmentId)
    return pathTo('projects', { environmentId: selectedEnvironmentId });
  if (flags.hasNoRoleOrEnvRole) return pathTo('unauthorized');
  return routeRedirect ?? pathTo('401');
}
