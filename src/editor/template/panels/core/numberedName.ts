/** The first of “Page 1”, “Page 2” and so on that is not taken, from how many there are on. */
export function numberedName(word: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const name = `${word} ${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** A name, or that name with the first number from 2 on that makes it one of its own. */
export function freeNameOf(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
