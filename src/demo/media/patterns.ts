import { ground, upTo, type Drawing } from './svg';

/** Slanted bands of equal width. */
export const stripes: Drawing = (size, { ground: paper, main }) => {
  const step = size.width / 8;
  const bands = upTo(18).map((index) => {
    const x = (index - 8) * step;
    return `<path d="M${x} ${size.height}l${size.height} ${-size.height}h${step / 2}l${-size.height} ${size.height}z" fill="${main}"/>`;
  });
  return ground(size, paper) + bands.join('');
};

/** Dots in staggered rows. */
export const dots: Drawing = (size, { ground: paper, main, accent }) => {
  const step = size.width / 12;
  const rows = upTo(Math.ceil(size.height / step) + 1);
  const all = rows.flatMap((row) =>
    upTo(14).map((column) => {
      const x = (column - (row % 2) / 2) * step;
      const isMarked = (row * 5 + column * 3) % 11 === 0;
      return `<circle cx="${x}" cy="${row * step}" r="${step / 4}" fill="${isMarked ? accent : main}"/>`;
    }),
  );
  return ground(size, paper) + all.join('');
};

/** Waves above each other, from light to dark. */
export const waves: Drawing = (size, { ground: paper, soft, main, dark }) => {
  const colours = [soft, main, dark];
  const lines = colours.map((fill, index) => {
    const y = size.height * (0.35 + index * 0.2);
    const swing = size.height * 0.12;
    const half = size.width / 2;
    return `<path d="M0 ${y}c${half / 2} ${-swing} ${half / 2} ${swing} ${half} 0s${half / 2} ${swing} ${half} 0V${size.height}H0z" fill="${fill}"/>`;
  });
  return ground(size, paper) + lines.join('');
};

/** Triangles that share their sides. */
export const triangles: Drawing = (size, { ground: paper, soft, main, accent }) => {
  const step = size.width / 8;
  const colours = [soft, main, paper, accent];
  const all = upTo(Math.ceil(size.height / step)).flatMap((row) =>
    upTo(8).map((column) => {
      const fill = colours[(row * 3 + column * 5 + ((row * column) % 3)) % colours.length] ?? main;
      return `<path d="M${column * step} ${row * step}h${step}l${-step} ${step}z" fill="${fill}"/>`;
    }),
  );
  return ground(size, paper) + all.join('');
};

/** A gradient from one corner to the opposite one. */
export const gradient: Drawing = (size, { soft, main, accent }) =>
  `<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${soft}"/><stop offset=".55" stop-color="${main}"/><stop offset="1" stop-color="${accent}"/></linearGradient></defs>${ground(size, 'url(#a)')}`;

/** Rings around a point off the centre. */
export const rings: Drawing = (size, { ground: paper, soft, main, dark }) => {
  const colours = [paper, soft, main, dark];
  const [x, y] = [size.width * 0.68, size.height * 0.4];
  const all = upTo(9).map((index) => {
    const radius = size.width * (0.95 - index * 0.11);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours[index % colours.length] ?? main}"/>`;
  });
  return ground(size, soft) + all.join('');
};
