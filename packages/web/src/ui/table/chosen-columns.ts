/** Which columns of a table are shown, and in what order. */

interface Column {
  id: string;
  /** Always shown, where it stands: what the row is called, what is done with it. */
  fixed?: boolean;
}

/** Without a choice all of them, as they are; what a choice names that there is not is left out. */
export function chooseColumns<C extends Column>(
  columns: readonly C[],
  chosen: readonly string[] | undefined,
): C[] {
  if (!chosen) return [...columns];
  const first = columns.findIndex(({ fixed }) => !fixed);
  const end = columns.findLastIndex(({ fixed }) => !fixed) + 1;
  if (first < 0) return [...columns];
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = chosen.flatMap((id) => byId.get(id) ?? []).filter(({ fixed }) => !fixed);
  return [...columns.slice(0, first), ...shown, ...columns.slice(end)];
}

/** All that can be chosen, those shown first and in their order. */
export function orderChoices<Id extends string>(
  all: readonly Id[],
  chosen: readonly Id[] | undefined,
): { id: Id; shown: boolean }[] {
  const shown = (chosen ?? all).filter((id) => all.includes(id));
  return [
    ...shown.map((id) => ({ id, shown: true })),
    ...all.filter((id) => !shown.includes(id)).map((id) => ({ id, shown: false })),
  ];
}

/** One place up or down among those shown; the same list at its ends. */
export function moveColumn<Id extends string>(shown: readonly Id[], id: Id, by: -1 | 1): Id[] {
  const from = shown.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return [...shown];
  return shown.toSpliced(from, 1).toSpliced(to, 0, id);
}
