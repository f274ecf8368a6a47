/** Target of the hidden hat on the 404 page: a film of 1902 about travelling too far, in the public domain. */
export const HAT_VIDEO_URL =
  'https://commons.wikimedia.org/wiki/File:Le_Voyage_dans_la_Lune_(Georges_M%C3%A9li%C3%A8s,_1902).ogv';
