/** What the tables of orders and of quotes have in common. */
import type { ReactNode } from 'react';
import type { Montant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../page/lien.tsx';
import type { TableSort } from '../ui/table/table-sort.tsx';
import type { Column } from '../ui/table/table.tsx';

interface TriInput<Tri extends string> {
  tri: Tri;
  tris: readonly Tri[];
  /** Left out of the address. */
  parDefaut: Tri;
  hrefOf: (tri: Tri | undefined) => string;
}

/** `-date`, as addresses write an order, the last first. */
export function triDeTableau<Tri extends string>(input: TriInput<Tri>): TableSort {
  const { tri, tris, parDefaut, hrefOf } = input;
  return {
    current: { column: tri.replace('-', ''), direction: tri.startsWith('-') ? 'desc' : 'asc' },
    hrefOf: ({ column, direction }) => {
      const asked = direction === 'desc' ? `-${column}` : column;
      return hrefOf(tris.find((one) => one === asked && one !== parDefaut));
    },
  };
}

interface NumeroInput<Row> {
  header: string;
  hrefOf: (key: string) => string;
  /** Beside the number on a phone, where its column is left out. */
  renderEtat: (row: Row) => ReactNode;
}

export function colonneNumero<Row extends { key: string; numero: string }>(
  input: NumeroInput<Row>,
): Column<Row> {
  const { header, hrefOf, renderEtat } = input;
  return {
    id: 'numero',
    header,
    size: 'documentNumber',
    card: 'title',
    fixed: true,
    renderCell: (row) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Lien
          href={hrefOf(row.key)}
          className="inline-flex items-center type-ref text-link hover:underline max-sm:min-h-8 max-sm:text-[1rem]"
        >
          {row.numero}
        </Lien>
        <span className="sm:hidden">{renderEtat(row)}</span>
      </span>
    ),
  };
}

export function colonneDate<Row extends { auteur: { nom: string } }>(
  header: string,
  jourOf: (row: Row) => string,
): Column<Row> {
  return {
    id: 'date',
    header,
    size: 'creationDate',
    sortable: true,
    renderCell: (row) => (
      <>
        <time dateTime={jourOf(row)}>{formatDate(jourOf(row))}</time>
        {/* In the place of a column that a tablet has no room for. */}
        <span className="hidden type-caption whitespace-nowrap text-text-2 sm:max-lg:block">
          {row.auteur.nom}
        </span>
      </>
    ),
  };
}

export function colonneMontant<Row extends { netHT: Montant }>(
  header: string,
  locale: Locale,
): Column<Row> {
  return {
    id: 'montant',
    header,
    size: 'amount',
    align: 'end',
    sortable: true,
    renderCell: ({ netHT }) => (
      <b className="font-[620] whitespace-nowrap">{formatArgent(locale, netHT)}</b>
    ),
  };
}
