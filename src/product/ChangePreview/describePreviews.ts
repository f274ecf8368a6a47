import { ROLES, type RolePreview } from '@/domain/access';

/** The kind of a line of the preview. */
export type PreviewKind = 'gained' | 'lost' | 'gained-access' | 'lost-access';

/** The affected users and the change, such as "gain Content Administrator in Aurora production". */
export interface PreviewLine {
  readonly kind: PreviewKind;
  readonly ids: readonly string[];
  readonly text: string;
}

/**
 * Returns one line per role gained or lost in each environment, with the affected users. A user who loses every role
 * there appears once, as losing access.
 */
export function describePreviews(
  previews: readonly RolePreview[],
  nameOf: (environmentId: string) => string,
): PreviewLine[] {
  return previews.flatMap(({ environmentId, gained, lost, gainedAccess, lostAccess }) => {
    const place = nameOf(environmentId);
    const verb = (ids: readonly string[], one: string, many: string) => (ids.length === 1 ? one : many);
    const gone = new Set(lostAccess);
    const lines: PreviewLine[] = [];
    for (const [role, ids] of gained) {
      const isFirst = ids.every((id) => gainedAccess.includes(id));
      const text = `${verb(ids, 'gains', 'gain')} ${ROLES[role].label} in ${place}`;
      lines.push({
        kind: isFirst ? 'gained-access' : 'gained',
        ids,
        text: isFirst ? `${text}, and access to it` : text,
      });
    }
    for (const [role, ids] of lost) {
      const staying = ids.filter((id) => !gone.has(id));
      if (staying.length === 0) continue;
      const text = `${verb(staying, 'loses', 'lose')} ${ROLES[role].label} in ${place}`;
      lines.push({ kind: 'lost', ids: staying, text });
    }
    if (lostAccess.length > 0) {
      const text = `${verb(lostAccess, 'loses', 'lose')} access to ${place}`;
      lines.push({ kind: 'lost-access', ids: lostAccess, text });
    }
    return lines;
  });
}
