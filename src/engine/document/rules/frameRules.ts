import type { Document } from '../schema/document';
import type { Fill, Gradient } from '../schema/colour';
import type { Frame } from '../schema/frames';
import { MOST_GROUP_DEPTH, type Page } from '../schema/page';
import type { Id } from '../schema/primitives';
import { depthsOfGroups, parentsIn } from '../frames/groups';
import { faultAt, has, reference, type Faults } from './check';

type Path = readonly PropertyKey[];

/** The stops of a gradient lie in the order they are listed. */
export function* gradientRules({ stops }: Gradient, path: Path): Faults {
  for (const [index, { position }] of stops.entries()) {
    const before = stops[index - 1];
    if (before && before.position > position) {
      yield faultAt([...path, 'stops', index, 'position'], 'The stops of a gradient have rising positions.');
    }
  }
}

function* fillRules(fill: Fill, path: Path): Faults {
  if (fill.type === 'gradient') yield* gradientRules(fill.gradient, [...path, 'gradient']);
}

function* textRules(document: Document, frame: Extract<Frame, { type: 'text' }>, path: Path): Faults {
  for (const [index, { runs }] of frame.paragraphs.entries()) {
    for (const [at, run] of runs.entries()) {
      if (run.type !== 'variable') continue;
      const place = [...path, 'paragraphs', index, 'runs', at, 'variableId'];
      yield* reference(document.variables.items, run.variableId, 'variable', place);
    }
  }
}

function* contentRules(document: Document, frame: Frame, path: Path): Faults {
  const variables = document.variables.items;
  if (frame.type === 'text') yield* textRules(document, frame, path);
  if (frame.type === 'shape') yield* fillRules(frame.fill, [...path, 'fill']);
  if (frame.type === 'image' && frame.source.type === 'variable') {
    yield* reference(variables, frame.source.variableId, 'variable', [...path, 'source', 'variableId']);
  }
  if (frame.type === 'barcode' && frame.value.type === 'variable') {
    yield* reference(variables, frame.value.variableId, 'variable', [...path, 'value', 'variableId']);
  }
}

/** The members of groups are on the group's page, each in one group, and no group is in itself or too deep in others. */
function* groupRules(page: Page, path: Path): Faults {
  const { groups = {}, frames } = page;
  const depths = depthsOfGroups(parentsIn(page), Object.keys(groups));
  const seen = new Set<Id>();
  for (const [groupId, { members }] of Object.entries(groups)) {
    for (const [index, member] of members.entries()) {
      const at = [...path, 'groups', groupId, 'members', index];
      if (!has(frames.items, member) && !has(groups, member))
        yield faultAt(at, `The page has no frame or group ${member}.`);
      if (seen.has(member)) yield faultAt(at, `${member} lies in a group already.`);
      seen.add(member);
    }
    const depth = depths.get(groupId) ?? 0;
    if (depth === Infinity)
      yield faultAt([...path, 'groups', groupId], 'Groups lie within each other in a circle.');
    if (depth > MOST_GROUP_DEPTH)
      yield faultAt([...path, 'groups', groupId], `Up to ${MOST_GROUP_DEPTH} groups may be in each other.`);
  }
}

/** What stands in frames refers to variables there are; one page at least is visible. */
export function* rulesOfPages(document: Document): Faults {
  for (const [pageId, page] of Object.entries(document.pages.items)) {
    for (const [id, frame] of Object.entries(page.frames.items)) {
      yield* contentRules(document, frame, ['pages', 'items', pageId, 'frames', 'items', id]);
    }
    yield* groupRules(page, ['pages', 'items', pageId]);
  }
  if (!Object.values(document.pages.items).some(({ isVisible }) => isVisible)) {
    yield faultAt(['pages'], 'One page at least is visible.');
  }
}
