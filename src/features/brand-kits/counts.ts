/** How many of something, in words. @param one what one of them is called */
export const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
