/**
 * What a browser keeps the views of a list under: each person has their own, and filters name what is of one place.
 * @param list what is listed, such as `users`
 * @param placeId the subscription or environment it is of
 */
export const listKey = (list: string, personId: string, placeId: string): string =>
  `${list} ${personId} ${placeId}`;
