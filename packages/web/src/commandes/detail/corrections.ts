/** Quantities an approver changes before they agree, by line. */
export type Corrections = ReadonlyMap<number, number>;
