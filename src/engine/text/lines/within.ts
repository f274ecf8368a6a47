/** Returns the rising numbers from `start` to before `end`. */
export function within(numbers: readonly number[], start: number, end: number): number[] {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let index = low; (numbers[index] ?? end) < end; index += 1) found.push(numbers[index] ?? 0);
  return found;
}
