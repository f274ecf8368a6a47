import { centred, ground, type Drawing, type Palette } from './svg';

/** Draws an object on a square of 100 with its shadow, in front of a plain background. */
const packshot =
  (thing: (palette: Palette) => string): Drawing =>
  (size, palette) => {
    const shadow = `<ellipse cx="50" cy="93" rx="30" ry="4" fill="${palette.dark}" opacity=".18"/>`;
    return ground(size, palette.ground) + centred(size, 0.82, shadow + thing(palette));
  };

/** A bag with a folded top. */
export const bag = packshot(
  ({ main, soft, dark, accent }) =>
    `<path d="M28 22h44l4 70H24z" fill="${main}"/><path d="M28 22h44l1 10H27z" fill="${dark}"/><path d="M56 22h16l4 70H60z" fill="${dark}" opacity=".12"/><rect x="34" y="46" width="32" height="26" rx="2" fill="${soft}"/><circle cx="50" cy="59" r="8" fill="${accent}"/>`,
);

/** A bottle with a label. */
export const bottle = packshot(
  ({ main, soft, dark, accent }) =>
    `<path d="M44 10h12v16c0 6 10 8 10 18v44a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4V44c0-10 10-12 10-18z" fill="${main}"/><rect x="43" y="6" width="14" height="9" rx="2" fill="${dark}"/><rect x="34" y="52" width="32" height="26" fill="${soft}"/><path d="M40 60h20M40 66h14" stroke="${accent}" stroke-width="3"/><path d="M38 46v40" stroke="#fff" stroke-width="2" opacity=".4"/>`,
);

/** A jar with a lid. */
export const jar = packshot(
  ({ main, soft, dark, accent }) =>
    `<rect x="27" y="30" width="46" height="62" rx="8" fill="${main}"/><rect x="30" y="18" width="40" height="14" rx="3" fill="${dark}"/><rect x="27" y="48" width="46" height="28" fill="${soft}"/><path d="M50 53l4 6h7l-6 5 3 7-8-4-8 4 3-7-6-5h7z" fill="${accent}"/>`,
);

/** A box seen from a corner. */
export const box = packshot(
  ({ main, soft, dark, accent }) =>
    `<path d="M20 38l30-14 30 14-30 14z" fill="${soft}"/><path d="M20 38l30 14v40L20 78z" fill="${main}"/><path d="M80 38L50 52v40l30-14z" fill="${dark}"/><path d="M35 31l30 14v12l-6-3V48L29 34z" fill="${accent}"/>`,
);

/** A cup with a lid. */
export const cup = packshot(
  ({ main, soft, dark, accent }) =>
    `<path d="M30 28h40l-5 64H35z" fill="${soft}"/><rect x="27" y="18" width="46" height="11" rx="4" fill="${dark}"/><path d="M31.500 48h37l-2 24h-33z" fill="${main}"/><circle cx="50" cy="60" r="7" fill="${accent}"/>`,
);

/** A loaf with cuts. */
export const loaf = packshot(
  ({ main, soft, dark }) =>
    `<path d="M12 74c0-26 16-42 38-42s38 16 38 42c0 12-6 18-16 18H28c-10 0-16-6-16-18z" fill="${main}"/><path d="M30 48l8 22M48 42l6 24M66 48l4 18" stroke="${soft}" stroke-width="6" stroke-linecap="round"/><path d="M14 80c8 8 64 8 72 0-2 8-7 12-14 12H28c-7 0-12-4-14-12z" fill="${dark}" opacity=".35"/>`,
);
