import type { IntegrationPermission } from '@/api/types';

/** A resource with its permitted actions, as the platform returns it. */
export interface AvailablePermission {
  readonly resource: string;
  readonly displayName: string;
  readonly actions: readonly string[];
}

/** Names of the presets, from least to most. */
export type PresetName = 'none' | 'read' | 'output' | 'all';

/** Builds a permission in the platform's spelling. */
export function permissionOf(resource: string, action: string): IntegrationPermission {
  return `${resource}:${action}` as IntegrationPermission;
}

/** Lists every permission. */
export function allPermissions(available: readonly AvailablePermission[]): IntegrationPermission[] {
  return available.flatMap(({ resource, actions }) =>
    actions.map((action) => permissionOf(resource, action)),
  );
}

/** Output needs to read templates, projects, media and fonts. */
const OUTPUT_NEEDS = ['template', 'template_collection', 'myproject', 'media', 'font'];

const PRESETS: Record<PresetName, (resource: string, action: string) => boolean> = {
  none: () => false,
  read: (_resource, action) => action === 'list' || action === 'read',
  output: (resource, action) =>
    resource === 'output' || (OUTPUT_NEEDS.includes(resource) && (action === 'list' || action === 'read')),
  all: () => true,
};

/** Returns the available permissions of a preset. */
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

/** Whether two sets of permissions are equal, in any order. */
export function samePermissions(one: readonly string[], other: readonly string[]): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((permission) => right.has(permission));
}

/** Returns the preset with these permissions; `undefined` without a match. */
export function presetOf(
  permissions: readonly string[],
  available: readonly AvailablePermission[],
): PresetName | undefined {
  return (Object.keys(PRESETS) as PresetName[]).find((preset) =>
    samePermissions(permissions, presetPermissions(preset, available)),
  );
}
