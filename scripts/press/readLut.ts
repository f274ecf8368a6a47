/** A table of an ICC profile that converts channels (`lut16Type`, ICC.1:2001-04, 6.5.7). Values are from 0 to 1. */
export type Lut = (channels: readonly number[]) => number[];

/** Finds a tag of a profile; `undefined` without it. */
function findTag(profile: Buffer, tag: string): number | undefined {
  const count = profile.readUInt32BE(128);
  for (let index = 0; index < count; index += 1) {
    const at = 132 + index * 12;
    if (profile.toString('latin1', at, at + 4) === tag) return profile.readUInt32BE(at + 4);
  }
  return undefined;
}

/** Interpolates a value of a curve. */
function readCurve(curve: readonly number[], value: number): number {
  const place = Math.min(1, Math.max(0, value)) * (curve.length - 1);
  const index = Math.min(curve.length - 2, Math.floor(place));
  const [low = 0, high = 0] = curve.slice(index, index + 2);
  return low + (high - low) * (place - index);
}

/** Reads a table of 16 bits. @throws Error for a profile without one */
export function readLut(profile: Buffer, tag: string): Lut {
  const start = findTag(profile, tag);
  if (start === undefined || profile.toString('latin1', start, start + 4) !== 'mft2')
    throw new Error(`The profile has no ${tag} of 16 bits.`);
  const [inputs = 0, outputs = 0, nodes = 0] = profile.subarray(start + 8, start + 11);
  let at = start + 52;
  const take = (count: number): number[] => {
    const values = Array.from({ length: count }, (_, index) => profile.readUInt16BE(at + index * 2) / 65_535);
    at += count * 2;
    return values;
  };
  const [inputLength, outputLength] = [profile.readUInt16BE(start + 48), profile.readUInt16BE(start + 50)];
  const curvesIn = Array.from({ length: inputs }, () => take(inputLength));
  const grid = take(nodes ** inputs * outputs);
  const curvesOut = Array.from({ length: outputs }, () => take(outputLength));
  return (channels) => {
    const places = curvesIn.map((curve, index) => readCurve(curve, channels[index] ?? 0) * (nodes - 1));
    const mixed = new Array<number>(outputs).fill(0);
    for (let corner = 0; corner < 2 ** inputs; corner += 1) {
      let [weight, node] = [1, 0];
      for (const [index, place] of places.entries()) {
        const below = Math.min(nodes - 2, Math.floor(place));
        const isUpper = ((corner >> index) & 1) === 1;
        weight *= isUpper ? place - below : 1 - place + below;
        node = node * nodes + below + (isUpper ? 1 : 0);
      }
      for (let output = 0; output < outputs; output += 1)
        mixed[output] = (mixed[output] ?? 0) + weight * (grid[node * outputs + output] ?? 0);
    }
    return mixed.map((value, output) => readCurve(curvesOut[output] ?? [], value));
  };
}
