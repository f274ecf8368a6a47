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

/** The path of the studio projects of an environment, where everyone may go. */
function studioProjectsPath(environmentId: string): string {
  return `/environments/${environmentId}/studio/projects`;
}

/** Where a denied page leads, in the order of reading 3. */
export function deniedRedirect(page: DeniedPage): string {
  const { path, access, firstEnvironmentId, selectedEnvironmentId, routeRedirect } = page;
  const { flags } = access;
  if (isTemplateEditorPath(path)) return '/401';
  if (flags.isEUWithOneEnv && firstEnvironmentId) return studioProjectsPath(firstEnvironmentId);
  if (flags.isCAwithGrafxPriceBook && selectedEnvironmentId) return studioProjectsPath(selectedEnvironmentId);
  if (flags.hasNoRoleOrEnvRole) return '/unauthorized';
  return routeRedirect ?? '/401';
}
