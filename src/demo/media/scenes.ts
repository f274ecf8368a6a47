import { centred, ground, upTo, type Drawing } from './svg';

/** Hills under a sun. */
export const hills: Drawing = (size, { ground: sky, soft, main, dark, accent }) => {
  const { width: w, height: h } = size;
  return (
    ground(size, sky) +
    `<circle cx="${w * 0.72}" cy="${h * 0.32}" r="${h * 0.13}" fill="${accent}"/>` +
    `<path d="M0 ${h * 0.62}Q${w * 0.25} ${h * 0.38} ${w * 0.55} ${h * 0.62}T${w} ${h * 0.56}V${h}H0z" fill="${soft}"/>` +
    `<path d="M0 ${h * 0.76}Q${w * 0.3} ${h * 0.58} ${w * 0.62} ${h * 0.74}T${w} ${h * 0.68}V${h}H0z" fill="${main}"/>` +
    `<path d="M0 ${h * 0.9}Q${w * 0.4} ${h * 0.74} ${w} ${h * 0.88}V${h}H0z" fill="${dark}"/>`
  );
};

/** Roofs of a town at night, with some lit windows. */
export const town: Drawing = (size, { soft, main, dark, accent }) => {
  const { width: w, height: h } = size;
  const step = w / 9;
  const houses = upTo(9).map((index) => {
    const top = h * (0.45 + ((index * 7) % 5) * 0.06);
    const lit = (index * 3) % 4 < 2 ? accent : main;
    const window = `<rect x="${index * step + step * 0.35}" y="${top + step * 0.5}" width="${step * 0.3}" height="${step * 0.4}" fill="${lit}"/>`;
    return `<path d="M${index * step} ${top}l${step / 2} ${-step / 2} ${step / 2} ${step / 2}V${h}h${-step}z" fill="${index % 2 ? dark : main}"/>${window}`;
  });
  const moon = `<circle cx="${w * 0.22}" cy="${h * 0.22}" r="${h * 0.09}" fill="${accent}"/>`;
  return ground(size, soft) + moon + houses.join('');
};

/** A table with cups, from above. */
export const table: Drawing = (size, { ground: cloth, soft, main, dark, accent }) => {
  const cups = [
    [0.25, 0.4, main],
    [0.55, 0.62, accent],
    [0.78, 0.3, dark],
  ] as const;
  const radius = Math.min(size.width, size.height) * 0.16;
  const all = cups.map(([x, y, fill]) => {
    const [cx, cy] = [x * size.width, y * size.height];
    return `<circle cx="${cx}" cy="${cy}" r="${radius * 1.35}" fill="${soft}"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="#fff"/><circle cx="${cx}" cy="${cy}" r="${radius * 0.8}" fill="${fill}"/>`;
  });
  return ground(size, cloth) + all.join('');
};

/** Four leaves around a point: the logo of the brand. */
export const mark: Drawing = (size, { ground: paper, main, accent }) => {
  const leaves = upTo(4).map(
    (index) =>
      `<path d="M50 50C30 44 26 26 50 8c24 18 20 36 0 42z" fill="${index % 2 ? accent : main}" transform="rotate(${index * 90} 50 50)"/>`,
  );
  return ground(size, paper) + centred(size, 0.7, leaves.join(''));
};

/** The logo with bars in place of the name. */
export const wordmark: Drawing = (size, palette) => {
  const { height: h, width: w } = size;
  const bars = [0.5, 0.66, 0.42].map(
    (share, index) =>
      `<rect x="${h * 1.05}" y="${h * (0.28 + index * 0.17)}" width="${(w - h * 1.3) * share * 1.4}" height="${h * 0.09}" rx="${h * 0.045}" fill="${palette.dark}"/>`,
  );
  const square = mark({ width: h, height: h }, palette);
  return ground(size, palette.ground) + square + bars.join('');
};
