import type { Document } from '../schema/document';
import type { Fill, Gradient, GradientUse } from '../schema/colour';
import type { Frame } from '../schema/frames';
import { MOST_GROUP_DEPTH, type Page } from '../schema/page';
import type { Id } from '../schema/primitives';
import { depthsOfGroups, parentsIn } from '../frames/groups';
import { ellipseOf } from '../queries/ellipseOf';
import { faultAt, has, reference, type Faults } from './check';

type Path = readonly PropertyKey[];

/** Checks that stops rise, and that a radial gradient has an ellipse and begins within it. */
export function* gradientRules(gradient: Gradient, path: Path): Faults {
  const { stops } = gradient;
  if (gradient.type === 'radial') yield* radialRules(gradient, path);
  for (const [index, { position }] of stops.entries()) {
    const before = stops[index - 1];
    if (before && before.position > position) {
      yield faultAt([...path, 'stops', index, 'position'], 'The stops of a gradient have rising positions.');
    }
  }
}

function* radialRules(gradient: Extract<Gradient, { type: 'radial' }>, path: Path): Faults {
  const ellipse = ellipseOf(gradient);
  if (!ellipse) yield faultAt([...path, 'side'], 'The radii of a gradient lead two ways.');
  else if (!ellipse.isFocusWithin)
    yield faultAt([...path, 'focus'], 'A radial gradient begins within its ellipse.');
}

function* fillRules(fill: Fill | GradientUse | undefined, path: Path): Faults {
  if (fill?.type === 'gradient') yield* gradientRules(fill.gradient, [...path, 'gradient']);
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
  if (frame.type === 'shape' || frame.type === 'image')
    yield* fillRules(frame.stroke.gradient, [...path, 'stroke', 'gradient']);
  if (frame.type === 'image' && frame.source.type === 'variable') {
    yield* reference(variables, frame.source.variableId, 'variable', [...path, 'source', 'variableId']);
  }
  if (frame.type === 'barcode' && frame.value.type === 'variable') {
    yield* reference(variables, frame.value.variableId, 'variable', [...path, 'value', 'variableId']);
  }
}

/**
 * Checks that groups have members on the group's page, each in one group. Checks that no group contains itself or is
 * nested too deep.
 */
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

/** Checks that frames refer to existing variables, and that at least one page is visible. */
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
