import type { Connector, EnvironmentDetail, EnvironmentSettings, Integration, UserGroup } from '@/api/types';
import { parseRoles, ROLES } from '@/domain/access';
import { STORAGE_CATEGORIES } from '@/domain/environments';
import { formatSize } from '@/domain/format';
import { sdkVersionLabel } from '@/domain/sdk-version';
import { environmentTypeWord } from '@/product/EnvironmentTypeBadge';

/** An environment, as far as it is loaded. */
export interface Side {
  readonly detail: EnvironmentDetail | undefined;
  readonly settings: EnvironmentSettings | undefined;
  readonly integrations: readonly Integration[] | undefined;
  readonly connectors: readonly Connector[] | undefined;
}

/** A property of both environments, in words. */
export interface ComparisonRow {
  readonly id: string;
  readonly section: 'Settings' | 'Storage' | 'Integrations' | 'Connectors' | 'Access of groups';
  readonly name: string;
  readonly left: string;
  readonly right: string;
  readonly differs: boolean;
}

const NOT_KNOWN = '…';
const NONE = '–';

type Section = ComparisonRow['section'];
type Words = readonly (readonly [name: string, words: string])[];

function merge(section: Section, left: Words | undefined, right: Words | undefined): ComparisonRow[] {
  const [ofLeft, ofRight] = [new Map(left), new Map(right)];
  const names = [...new Set([...ofLeft.keys(), ...ofRight.keys()])];
  return names.map((name) => {
    const words = (known: Words | undefined, of: Map<string, string>) =>
      known ? (of.get(name) ?? NONE) : NOT_KNOWN;
    const [one, other] = [words(left, ofLeft), words(right, ofRight)];
    const differs = one !== other && one !== NOT_KNOWN && other !== NOT_KNOWN;
    return { id: `${section} ${name}`, section, name, left: one, right: other, differs };
  });
}

function settingsOf({ detail, settings }: Side): Words | undefined {
  return (
    detail && [
      ['Type', environmentTypeWord(detail.type)],
      ['Region', detail.region],
      ['Price book', detail.isGraFxPricebook ? 'GraFx' : 'Classic'],
      ['Technical name', detail.defaultName],
      ['Studio version', settings ? sdkVersionLabel(settings.sdkVersionPublic) : NOT_KNOWN],
    ]
  );
}

function storageOf({ detail }: Side): Words | undefined {
  return (
    detail && STORAGE_CATEGORIES.map((name) => [name, formatSize(detail.usedStorageDetail[name])] as const)
  );
}

function accessOf(
  groups: readonly UserGroup[] | undefined,
  environmentId: string | undefined,
): Words | undefined {
  return groups?.map(({ name, environmentRoles }) => {
    const roles = environmentRoles.filter((entry) => entry.environmentId === environmentId);
    const labels = parseRoles(roles.map(({ userRole }) => userRole)).map((role) => ROLES[role].label);
    return [name, labels.sort().join(', ') || NONE] as const;
  });
}

/** Lists all properties of two environments side by side; unloaded values do not count as a difference. */
export function comparisonRows(
  left: Side,
  right: Side,
  groups: readonly UserGroup[] | undefined,
): ComparisonRow[] {
  const integrations = ({ integrations: list }: Side) => list?.map(({ name }) => [name, 'Present'] as const);
  const connectors = ({ connectors: list }: Side) =>
    list?.map(
      ({ name, version, enabled, default: isDefault }) =>
        [name, `${version}, ${enabled ? 'enabled' : 'disabled'}${isDefault ? ', default' : ''}`] as const,
    );
  return [
    ...merge('Settings', settingsOf(left), settingsOf(right)),
    ...merge('Integrations', integrations(left), integrations(right)),
    ...merge('Connectors', connectors(left), connectors(right)),
    ...merge('Access of groups', accessOf(groups, left.detail?.guid), accessOf(groups, right.detail?.guid)),
    ...merge('Storage', storageOf(left), storageOf(right)),
  ];
}
