import { PERSONAS, type Persona } from '@/api/mocks';
import { loadCaller } from '@/api/mocks/mockCaller';
import { createMockStore, type MockStore } from '@/api/mocks/mockStore';
import { ROUTES } from '@/app/routes/routeTable';
import type { RouteDefinition } from '@/app/routes/RouteDefinition';
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

/** The price books a subscription can have. */
export type PriceBook = 'grafx' | 'classic';

/** The accounts that come through the user gate: one that is deactivated or has no name yet opens no route at all. */
export const MATRIX_PERSONAS = PERSONAS.filter((persona) => persona !== 'inactive' && persona !== 'new.user');

/** Why whoever is denied is sent where. */
export type RedirectReason = 'editor' | 'one-environment' | 'content-admin' | 'no-role' | 'route' | 'default';

/** What happens when a demo account opens a route under a price book. */
export interface MatrixCell {
  explanation: AccessExplanation;
  /** Where a denial leads. */
  redirect?: { path: string; reason: RedirectReason };
}

/** A demo account at its place, under a price book. */
interface Visitor {
  access: Access;
  place: AccessScope;
  holder: Holder;
  firstEnvironmentId: string | undefined;
}

const SOME_ID = '00000000-0000-4000-8000-000000000001';
/* Demo ids and roles do not depend on the day. */
const STORE = createMockStore({
  persona: 'full.access',
  now: new Date('2026-06-15T09:00:00Z'),
  size: 'demo',
});

const rolesOf = (entries: readonly { environmentId: string; role: string }[]) =>
  entries.flatMap(({ environmentId, role }) =>
    parseRoles([role]).map((name) => ({ environmentId, role: name })),
  );

/** The groups of a subscription, as far as access goes. */
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

/** Everybody is looked at in Aurora production but the one account whose roles are in Borealis. */
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

/** The address of a route with its parameters filled in. */
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

/** What happens when a demo account opens a route; decided by the same functions as in the console. */
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

/** Every cell of a price book, by route id and persona. */
export function accessMatrix(priceBook: PriceBook): Map<string, Map<Persona, MatrixCell>> {
  return new Map(
    ROUTES.map((route) => [
      route.id,
      new Map(MATRIX_PERSONAS.map((persona) => [persona, matrixCell(route, persona, priceBook)])),
    ]),
  );
}

/** The name of an environment or subscription of the demo data. */
export function placeName(id: string | undefined): string {
  const found = [...STORE.environments, ...STORE.subscriptions].find((row) => row.id === id);
  return found?.name ?? 'the environment';
}
