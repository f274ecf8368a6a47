/** The name of the file with the accepted picture of a reference. */
export const fileOf = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.png`;
