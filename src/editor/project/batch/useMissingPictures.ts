import { useEffect, useMemo, useState } from 'react';
import type { ChosenPicture } from '../../page/fields/fieldValue';
import type { ImageChoices } from '../../page/fields/ImageField';
import type { FormField } from '../../page/fields/VariableField';
import type { BatchRow } from './batchView';
import type { RowCells, RowFaults } from './cells';

/** Maximum number of pictures per request. */
const AT_A_TIME = 500;
/** Id of a chosen picture, which means nothing to users. */
const ID = /^(?:project-picture:)?[\da-f]{8}-[\da-f-]{27}$/i;

interface Asking {
  readonly rows: readonly BatchRow[];
  readonly columns: readonly FormField[];
  readonly findMissing: ImageChoices['findMissing'];
  /** The connector of variables without a picture. */
  readonly mediaConnectorId: string;
}

/** Returns the picture that a cell names; `undefined` for other or empty cells. */
function pictureIn(
  { id, variable }: FormField,
  cells: RowCells,
  standard: string,
): ChosenPicture | undefined {
  const assetId = cells[id];
  if (variable.type !== 'image' || assetId === undefined || assetId === '') return undefined;
  return { connectorId: variable.value?.connectorId ?? standard, assetId };
}

const keyOf = ({ connectorId, assetId }: ChosenPicture) => JSON.stringify([connectorId, assetId]);

const faultOf = ({ assetId }: ChosenPicture): string =>
  ID.test(assetId) ? 'The picture no longer exists.' : `There is no picture “${assetId}”.`;

/** Looks up the pictures of all rows, each once, and marks cells with missing ones. */
export function useMissingPictures({ rows, columns, findMissing, mediaConnectorId }: Asking) {
  const [known, setKnown] = useState<ReadonlyMap<string, 'there' | 'missing'>>(new Map());
  const [failedAt, setFailedAt] = useState<readonly BatchRow[]>();
  const images = useMemo(() => columns.filter(({ variable }) => variable.type === 'image'), [columns]);
  const named = useMemo(() => {
    const found = new Map<string, ChosenPicture>();
    for (const { cells } of images.length > 0 ? rows : [])
      for (const column of images) {
        const picture = pictureIn(column, cells, mediaConnectorId);
        if (picture) found.set(keyOf(picture), picture);
      }
    return found;
  }, [rows, images, mediaConnectorId]);
  const unknown = useMemo(() => [...named].filter(([key]) => !known.has(key)), [named, known]);
  // After a failure, waits for a change of the rows: output checks the pictures again.
  const isLooking = findMissing !== undefined && unknown.length > 0 && failedAt !== rows;
  useEffect(() => {
    if (!isLooking) return undefined;
    let isWanted = true;
    const asked = unknown.slice(0, AT_A_TIME);
    findMissing(asked.map(([, picture]) => picture)).then(
      (missing) => {
        if (!isWanted) return;
        const gone = new Set(missing.map(keyOf));
        setKnown((before) => {
          const answers = asked.map(([key]) => [key, gone.has(key) ? 'missing' : 'there'] as const);
          return new Map([...before, ...answers]);
        });
      },
      () => isWanted && setFailedAt(rows),
    );
    return () => {
      isWanted = false;
    };
  }, [isLooking, unknown, findMissing, rows]);
  useEffect(() => {
    // The user may have added a missing picture in another window.
    const forget = () =>
      setKnown((before) => {
        const there = [...before].filter(([, state]) => state === 'there');
        return there.length < before.size ? new Map(there) : before;
      });
    globalThis.addEventListener('focus', forget);
    return () => globalThis.removeEventListener('focus', forget);
  }, []);
  const withMissing = useMemo(
    () => (checks: (cells: RowCells) => RowFaults) => {
      if (![...known.values()].includes('missing')) return checks;
      const checked = new WeakMap<RowCells, RowFaults>();
      return (cells: RowCells): RowFaults => {
        const present = checked.get(cells);
        if (present) return present;
        const faults = new Map(checks(cells));
        for (const column of images) {
          const picture = pictureIn(column, cells, mediaConnectorId);
          if (picture && known.get(keyOf(picture)) === 'missing' && !faults.has(column.id))
            faults.set(column.id, `${column.variable.name}: ${faultOf(picture)}`);
        }
        checked.set(cells, faults);
        return faults;
      };
    },
    [known, images, mediaConnectorId],
  );
  return { withMissing, isLooking };
}
