import type { IntegrationPermission } from '@/api/types';

/** A resource that can be permitted, with what can be done to it, as the platform tells it. */
export interface AvailablePermission {
  readonly resource: string;
  readonly displayName: string;
  readonly actions: readonly string[];
}

/** Names of the presets, from least to most. */
export type PresetName = 'none' | 'read' | 'output' | 'all';

/** A permission as the platform spells it. */
export function permissionOf(resource: string, action: string): IntegrationPermission {
  return `${resource}:${action}` as IntegrationPermission;
}

/** Every permission there is. */
export function allPermissions(available: readonly AvailablePermission[]): IntegrationPermission[] {
  return available.flatMap(({ resource, actions }) =>
    actions.map((action) => permissionOf(resource, action)),
  );
}

/** Reads templates, projects, media and fonts, which is what output is made of. */
const OUTPUT_NEEDS = ['template', 'template_collection', 'myproject', 'media', 'font'];

const PRESETS: Record<PresetName, (resource: string, action: string) => boolean> = {
  none: () => false,
  read: (_resource, action) => action === 'list' || action === 'read',
  output: (resource, action) =>
    resource === 'output' || (OUTPUT_NEEDS.includes(resource) && (action === 'list' || action === 'read')),
  all: () => true,
};

/** The permissions of a preset, out of those there are. */
export function presetPermissions(
  preset: PresetName,
  available: readonly AvailablePermission[],
): IntegrationPermission[] {
  return available.flatMap(({ resource, actions }) =>
    actions
      .filter((action) => PRESETS[preset](resource, action))
      .map((action) => permissionOf(resource, action)),
  );
}

/** Whether two sets of permissions are the same, whatever their order. */
export function samePermissions(one: readonly string[], other: readonly string[]): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((permission) => right.has(permission));
}

/** The preset these permissions are; `undefined` when they are none. */
export function presetOf(
  permissions: readonly string[],
  available: readonly AvailablePermission[],
): PresetName | undefined {
  return (Object.keys(PRESETS) as PresetName[]).find((preset) =>
    samePermissions(permissions, presetPermissions(preset, available)),
  );
}
