import { hashDisplayList } from '@/engine/display';
import { drawReference, REFERENCES, type ReferenceContext } from '../reference';
import { manyShapes } from '../reference/manyShapes';

/** Hashes the display list of each reference, and of documents of many shapes, by name. */
export const hashReferences = (context: ReferenceContext): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...REFERENCES, ...manyShapes() }).map(([name, reference]) => [
      name,
      hashDisplayList(drawReference(reference, context).list),
    ]),
  );
