const circledNumbers = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';

/** ① for 1, up to ⑳; beyond that the number in brackets. */
export function getCircledNumber(number: number): string {
  return circledNumbers[number - 1] ?? `(${number})`;
}
