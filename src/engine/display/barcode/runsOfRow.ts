/** x and y. */
export type Point = readonly [x: number, y: number];

/** Returns where the sides of outlines cross the middle of a row of modules, from left to right. */
function crossings(polygons: readonly (readonly Point[])[], row: number): readonly number[] {
  const middle = row + 0.5;
  const found = polygons.flatMap((points) =>
    points.flatMap(([x, y], index) => {
      const [otherX, otherY] = points[(index + 1) % points.length] ?? [x, y];
      return x === otherX && y < middle !== otherY < middle ? [x] : [];
    }),
  );
  return found.sort((one, other) => one - other);
}

/** Returns the dark stretches of a row within outlines of straight sides, by the even-odd rule. */
export function runsOfRow(
  polygons: readonly (readonly Point[])[],
  row: number,
): readonly (readonly [start: number, end: number])[] {
  const xs = crossings(polygons, row);
  return xs.flatMap((start, index) => {
    const end = xs[index + 1];
    return index % 2 === 0 && end !== undefined && end > start ? [[start, end] as const] : [];
  });
}
