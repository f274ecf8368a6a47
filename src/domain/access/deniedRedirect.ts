import { pathTo } from '../paths';
import type { Access } from './deriveAccess';

interface DeniedPage {
  /** Path of the page that was denied; a query or hash after it is ignored. */
  readonly path: string;
  readonly access: Access;
  /** Guid of the first environment the user can see. */
  readonly firstEnvironmentId?: string | undefined;
  /** Guid of the environment currently selected. */
  readonly selectedEnvironmentId?: string | undefined;
  /** Where the route itself sends whoever is denied. */
  readonly routeRedirect?: string | undefined;
}

const TEMPLATE_EDITOR_PATH = /^\/environments\/[^/?#]+\/studio\/templates\/[^/?#]+\/?(?:[?#]|$)/;

/** Whether a path is the editor of a template, new or existing. */
export function isTemplateEditorPath(path: string): boolean {
  return TEMPLATE_EDITOR_PATH.test(path);
}

/** Where a denied page leads, in the order of reading 3. */
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
