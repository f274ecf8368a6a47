/** Returns the first free name of “Page 1”, “Page 2” and so on, starting after the number of taken names. */
export function numberedName(word: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const name = `${word} ${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** Returns a name, with the first free number from 2 on if it is taken. */
export function freeNameOf(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
