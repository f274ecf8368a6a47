import type { OpenedProject } from './openedProject';
import type { ProjectKeys } from './projectKeys';
import { spread, type Row } from './summary';

const TARGETS = { picture: 1.5, live: 2.5, key: 50 };

/** An opened project, and the time of the environments' rows just before. */
export interface ProjectPair {
  readonly project: OpenedProject;
  readonly environments: number;
}

const milliseconds = (time: number) => `${Math.round(time)} ms`;

/**
 * Builds the rows about opening and filling in a project; the floor's column has the list of environments and a bare
 * table.
 */
export function projectRows(pairs: readonly ProjectPair[], keys: ProjectKeys): Row[] {
  const environments = milliseconds(spread(pairs.map((pair) => pair.environments)).median);
  const opened = (what: keyof OpenedProject, measure: string): Row => {
    const ratio = spread(pairs.map(({ project, environments: list }) => project[what] / list));
    const time = spread(pairs.map(({ project }) => project[what])).median;
    const range = `${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)}`;
    return {
      measure,
      console: `${ratio.median.toFixed(2)}x (${range}), ${milliseconds(time)}`,
      floor: environments,
      target: `≤ ${TARGETS[what]}x`,
      isMet: ratio.median <= TARGETS[what],
    };
  };
  return [
    opened('picture', 'Click on a template to a picture of its page, against the list of environments'),
    opened('live', '… to the page as it is filled in'),
    {
      measure: 'Key in a field to the page of 1,000 words with it, median',
      console: milliseconds(keys.field),
      target: `≤ ${TARGETS.key} ms`,
      isMet: keys.field <= TARGETS.key,
    },
    {
      measure: 'Key in a cell of a batch table of 1,000 rows, median',
      console: milliseconds(keys.cell),
      floor: milliseconds(keys.bareCell),
      target: '–',
    },
  ];
}
