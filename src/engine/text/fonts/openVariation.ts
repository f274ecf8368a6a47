import { openInstance, sourceOf, type FontFace } from './face';
import { locationIn, type Location } from './location';

/** The separator between a key and the values of axes. */
const MARK = '#axes:';

/** The maximum number of open variations of a font; the oldest is closed first. */
const MOST_KEPT = 64;

const kept = new WeakMap<FontFace, Map<string, FontFace>>();

/**
 * Opens a variable font at other values of its axes, within their ranges; axes without a value stay. Returns the same
 * face if nothing changes, for example in a font without axes.
 */
export function openVariation(face: FontFace, axes: Location): FontFace {
  const source = sourceOf(face);
  const usual = face.location ?? locationIn(source);
  const location = locationIn(source, usual, axes);
  const place = JSON.stringify(location);
  if (place === JSON.stringify(usual)) return face;
  const key = `${face.key}${MARK}${place}`;
  const places = kept.get(face) ?? new Map<string, FontFace>();
  kept.set(face, places);
  const varied = places.get(key) ?? openInstance(key, face.bytes, source, location);
  places.delete(key);
  places.set(key, varied);
  const [oldest = ''] = places.keys();
  if (places.size > MOST_KEPT) places.delete(oldest);
  return varied;
}

/** Finds a face by its key, including variations. Painters call it once for each run of glyphs. */
export function findFace(faces: ReadonlyMap<string, FontFace>, key: string): FontFace | undefined {
  const found = faces.get(key);
  if (found) return found;
  const at = key.indexOf(MARK);
  const face = at < 0 ? undefined : faces.get(key.slice(0, at));
  if (!face) return undefined;
  return kept.get(face)?.get(key) ?? openVariation(face, JSON.parse(key.slice(at + MARK.length)) as Location);
}
