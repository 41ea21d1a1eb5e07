import { Checkbox } from '../field/checkbox.tsx';
import { useTexts } from '../../words/use-texts.ts';

export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names the row to who cannot see it. */
  labelOf: (row: Row) => string;
}

interface SelectAllProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: TableSelection<Row>;
}

/** All or none; a dash while only some are. */
export function SelectAll<Row>({ rows, rowKey, selection }: SelectAllProps<Row>) {
  const t = useTexts('ui');
  const keys = rows.map(rowKey);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  const all = count === keys.length && count > 0;
  return (
    <th
      role="columnheader"
      scope="col"
      className="z-1 bg-bg text-start align-middle lg:sticky lg:top-[var(--header-height,0px)] sm:w-10 sm:border-b sm:border-line-2 sm:px-2 sm:max-lg:w-5 sm:max-lg:px-0 lg:max-2xl:w-7 lg:max-2xl:px-0"
    >
      <Checkbox
        label={t('tableau.toutSelectionner')}
        hideLabel
        checked={all}
        indeterminate={count > 0 && !all}
        onChange={() => selection.onChange(new Set(all ? [] : keys))}
      />
    </th>
  );
}

interface SelectRowProps<Row> {
  row: Row;
  rowKey: string;
  selection: TableSelection<Row>;
}

export function SelectRow<Row>({ row, rowKey, selection }: SelectRowProps<Row>) {
  const { selected, onChange, labelOf } = selection;
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(rowKey)) next.add(rowKey);
    onChange(next);
  };
  return (
    <td
      role="cell"
      className="max-sm:absolute max-sm:top-0 max-sm:right-0 sm:border-b sm:border-line sm:px-2 sm:max-2xl:px-0"
    >
      <Checkbox label={labelOf(row)} hideLabel checked={selected.has(rowKey)} onChange={toggle} />
    </td>
  );
}
