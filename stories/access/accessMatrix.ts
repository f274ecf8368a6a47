import { PERSONAS, type Persona } from '@/api/mocks';
import { loadCaller } from '@/api/mocks/mockCaller';
import { createMockStore, type MockStore } from '@/api/mocks/mockStore';
import { ROUTES } from '@/app/routeTable/routeTable';
import type { RouteDefinition } from '@/app/routeTable/RouteDefinition';
import {
  deniedRedirect,
  deriveAccess,
  explainAccess,
  isAllowed,
  isTemplateEditorPath,
  parseRoles,
  visibleEnvironments,
  type Access,
  type AccessExplanation,
  type AccessScope,
  type GroupHolding,
  type Holder,
} from '@/domain/access';
import { demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';

/** The price books of subscriptions. */
export type PriceBook = 'grafx' | 'classic';

/** The accounts that pass the user gate; a deactivated account or one without a name can't open any route. */
export const MATRIX_PERSONAS = PERSONAS.filter((persona) => persona !== 'inactive' && persona !== 'new.user');

/** The rule that determines a redirect's target. */
export type RedirectReason = 'editor' | 'one-environment' | 'content-admin' | 'no-role' | 'route' | 'default';

/** The result of a demo account opening a route under a price book. */
export interface MatrixCell {
  explanation: AccessExplanation;
  /** The target of a denial. */
  redirect?: { path: string; reason: RedirectReason };
}

/** A demo account in its environment, under a price book. */
interface Visitor {
  access: Access;
  place: AccessScope;
  holder: Holder;
  firstEnvironmentId: string | undefined;
}

const SOME_ID = '00000000-0000-4000-8000-000000000001';
/* Demo ids and roles do not depend on the date. */
const STORE = createMockStore({
  persona: 'full.access',
  now: new Date('2026-06-15T09:00:00Z'),
  size: 'demo',
});

const rolesOf = (entries: readonly { environmentId: string; role: string }[]) =>
  entries.flatMap(({ environmentId, role }) =>
    parseRoles([role]).map((name) => ({ environmentId, role: name })),
  );

/** Returns the groups of a subscription with their roles. */
export function groupsOf(subscriptionId: string): (GroupHolding & { name: string })[] {
  return STORE.userGroups
    .filter((group) => group.subscriptionId === subscriptionId)
    .map(({ id, name, isDefault }) => ({
      id,
      name,
      isDefault,
      roles: rolesOf(STORE.groupRoles.filter(({ groupId }) => groupId === id)),
    }));
}

function holderOf(store: MockStore, userId: string, subscriptionId: string): Holder {
  const membership = store.memberships.find(
    (row) => row.userId === userId && row.subscriptionId === subscriptionId,
  );
  return {
    isActive: membership?.status === 'Active',
    hasFullAccess: store.users.find(({ id }) => id === userId)?.hasFullAccess ?? false,
    subscriptionRoles: parseRoles(membership?.roles ?? []),
    environmentRoles: rolesOf(store.environmentRoles.filter((row) => row.userId === userId)),
    groupIds: store.groupMembers.filter((row) => row.userId === userId).map(({ groupId }) => groupId),
  };
}

/** Places every account in Aurora production, except the one with roles in Borealis. */
function visitorOf(persona: Persona, priceBook: PriceBook): Visitor {
  const isClassic = persona === 'content.admin.classic';
  const subscriptionId = isClassic ? SUBSCRIPTIONS.borealis : SUBSCRIPTIONS.aurora;
  const environments = STORE.environments
    .filter((row) => row.subscriptionId === subscriptionId)
    .map(({ id, name }) => ({ guid: id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const place = {
    subscriptionId,
    environmentId: isClassic ? ENVIRONMENTS.borealisProduction : ENVIRONMENTS.auroraProduction,
    isGraFxPricebook: priceBook === 'grafx',
    subscriptionEnvironmentIds: environments.map(({ guid }) => guid),
  };
  const access = deriveAccess(loadCaller({ ...STORE, persona }).permissions, place);
  return {
    access,
    place,
    holder: holderOf(STORE, demoUserId(`${persona}@demo.test`), subscriptionId),
    firstEnvironmentId: visibleEnvironments(environments, access)[0]?.guid,
  };
}

/** Fills the parameters of a route's path. */
function pathOf(route: RouteDefinition, environmentId: string | undefined): string {
  return route.path.replace(':environmentId', environmentId ?? SOME_ID).replaceAll(/:\w+/g, SOME_ID);
}

function reasonOf(path: string, { flags }: Access, route: RouteDefinition): RedirectReason {
  if (isTemplateEditorPath(path)) return 'editor';
  if (flags.isEUWithOneEnv) return 'one-environment';
  if (flags.isCAwithGrafxPriceBook) return 'content-admin';
  if (flags.hasNoRoleOrEnvRole) return 'no-role';
  return route.redirect ? 'route' : 'default';
}

/** Computes the result of a demo account opening a route, with the console's own functions. */
export function matrixCell(route: RouteDefinition, persona: Persona, priceBook: PriceBook): MatrixCell {
  const { access, place, holder, firstEnvironmentId } = visitorOf(persona, priceBook);
  const explanation = explainAccess(route.rule, holder, groupsOf(place.subscriptionId), place);
  if (isAllowed(route.rule, access)) return { explanation };
  const path = pathOf(route, place.environmentId);
  const target = deniedRedirect({
    path,
    access,
    firstEnvironmentId,
    selectedEnvironmentId: place.environmentId,
    routeRedirect: route.redirect,
  });
  return { explanation, redirect: { path: target, reason: reasonOf(path, access, route) } };
}

/** Computes every cell of a price book, by route id and persona. */
export function accessMatrix(priceBook: PriceBook): Map<string, Map<Persona, MatrixCell>> {
  return new Map(
    ROUTES.map((route) => [
      route.id,
      new Map(MATRIX_PERSONAS.map((persona) => [persona, matrixCell(route, persona, priceBook)])),
    ]),
  );
}

/** Returns the name of an environment or subscription of the demo data. */
export function placeName(id: string | undefined): string {
  const found = [...STORE.environments, ...STORE.subscriptions].find((row) => row.id === id);
  return found?.name ?? 'the environment';
}
