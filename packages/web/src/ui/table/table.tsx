/** A table of rows on a desk, a list of cards on a phone: the same HTML, laid out by the width. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { COLUMN_CLASSES, type ColumnSize } from './column-sizes.ts';
import { chooseColumns } from './chosen-columns.ts';
import { Skeleton } from '../notice/skeleton.tsx';
import { SortHead, type TableSort } from './table-sort.tsx';
import { SelectAll, SelectRow, type TableSelection } from './table-selection.tsx';
import { useTexts } from '../../words/use-texts.ts';

type Card = 'title' | 'line' | 'actions' | 'hidden';

export interface Column<Row> {
  id: string;
  header: string;
  /** One of the specification's widths; without it the column takes what is left. */
  size?: ColumnSize;
  /** Figures stand right. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** On a phone: the title of the card, a labelled line (by default), its buttons, or nothing. */
  card?: Card;
  /** Always shown, whatever its person chose: what the row is called, what is done with it. */
  fixed?: boolean;
  /** On a tablet: nothing, where another cell says it or the row can do without. */
  tablet?: 'hidden';
  renderCell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** Read out, not shown: the heading above says it for the eye. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  selection?: TableSelection<Row>;
  /** Columns that are shown, by id, in their order; all of them without. See docs/tableaux.md. */
  chosen?: readonly string[] | undefined;
  /** Rows to keep room for while they load. */
  loadingRows?: number;
  empty?: ReactNode;
}

const CELL =
  'type-meta px-2 py-1 lg:max-2xl:not-first:pl-1.5 lg:max-2xl:not-last:pr-1.5 sm:h-10 sm:border-b in-data-[densite=serree]:sm:h-8 in-data-[densite=serree]:sm:py-0 sm:border-line first:pl-0 last:pr-0';
const LINE =
  'max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:p-0 max-sm:py-1';
const LABELLED = 'max-sm:before:text-text-2 max-sm:before:content-[attr(data-label)]';

export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, rowKey, sort, selection, loadingRows = 0, empty } = props;
  const columns = chooseColumns(props.columns, props.chosen);
  const t = useTexts('ui');
  const loading = loadingRows > 0;
  const width = columns.length + (selection ? 1 : 0);
  return (
    <div className="max-lg:overflow-x-auto">
      <table
        // Laid out as cards the browser forgets that it is a table; its roles remember.
        role="table"
        aria-busy={loading || undefined}
        className="w-full border-separate border-spacing-0 max-sm:block"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={sort || selection ? 'max-sm:block' : 'max-sm:hidden'}>
          <tr role="row" className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4">
            {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
            {columns.map((column) => (
              <SortHead
                key={column.id}
                column={column}
                sort={sort}
                className={columnClass(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {loading
            ? Array.from({ length: loadingRows }, (_, index) => (
                <LoadingRow key={index} columns={columns} selectable={selection !== undefined} />
              ))
            : rows.map((row) => {
                const key = rowKey(row);
                const selected = selection?.selected.has(key) ?? false;
                return (
                  <tr
                    key={key}
                    role="row"
                    aria-selected={selection ? selected : undefined}
                    className={clsx(
                      'max-sm:relative max-sm:block max-sm:border-b max-sm:border-line max-sm:p-3',
                      selected &&
                        'bg-sel max-sm:shadow-[inset_3px_0_0_var(--color-link)] sm:[&>td:first-child]:shadow-[inset_3px_0_0_var(--color-link)]',
                    )}
                  >
                    {selection && <SelectRow row={row} rowKey={key} selection={selection} />}
                    {columns.map((column) => (
                      <td
                        key={column.id}
                        role="cell"
                        data-label={column.header}
                        className={clsx(
                          CELL,
                          column.align === 'end' && 'text-end',
                          columnClass(column),
                          cardClass(column.card ?? 'line'),
                        )}
                      >
                        {column.renderCell(row)}
                      </td>
                    ))}
                  </tr>
                );
              })}
          {!loading && rows.length === 0 && (
            <tr role="row" className="max-sm:block">
              <td role="cell" colSpan={width} className="max-sm:block">
                {empty ?? <p className="py-6 text-text-2">{t('tableau.vide')}</p>}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function columnClass({ size, tablet }: Pick<Column<never>, 'size' | 'tablet'>): string {
  return clsx(size && COLUMN_CLASSES[size], tablet === 'hidden' && 'sm:max-lg:hidden');
}

function cardClass(card: Card): string {
  if (card === 'hidden') return 'max-sm:hidden';
  // What one does with the row needs no name.
  if (card === 'actions') return `${LINE} max-sm:justify-end`;
  if (card === 'title') return 'max-sm:block max-sm:p-0 max-sm:pr-11 max-sm:pb-1 max-sm:type-body';
  return `${LINE} ${LABELLED}`;
}

interface LoadingRowProps {
  columns: readonly Pick<Column<never>, 'id' | 'size' | 'align' | 'card' | 'tablet'>[];
  selectable: boolean;
}

function LoadingRow({ columns, selectable }: LoadingRowProps) {
  return (
    <tr role="row" className="max-sm:block max-sm:border-b max-sm:border-line max-sm:p-3">
      {selectable && (
        <td role="cell" className={clsx(CELL, 'max-sm:hidden')}>
          <Skeleton className="size-4" />
        </td>
      )}
      {columns.map(({ id, size, align, card, tablet }) => (
        <td
          key={id}
          role="cell"
          className={clsx(
            CELL,
            columnClass({ size, tablet }),
            card === 'hidden' ? 'max-sm:hidden' : 'max-sm:block max-sm:p-0 max-sm:py-1.5',
          )}
        >
          <Skeleton className={clsx('h-4 w-4/5', align === 'end' && 'sm:ml-auto')} />
        </td>
      ))}
    </tr>
  );
}
