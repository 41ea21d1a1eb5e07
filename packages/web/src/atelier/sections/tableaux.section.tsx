import { Copy, EllipsisVertical, FolderInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../ui/notice/badge.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Menu } from '../../ui/button/menu.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import type { SortOrder } from '../../ui/table/table-sort.tsx';
import { useTexts } from '../../words/use-texts.ts';

interface Commande {
  id: string;
  libelle: string;
  etat: 'preparation' | 'valider' | 'expediee' | 'retard';
  montant: string;
}

// Fixed figures: a specimen shows alignment, not money.
const ROWS: readonly Commande[] = [
  {
    id: 'CO-26-41882',
    libelle: 'Villa Ker Anna',
    etat: 'preparation',
    montant: '612,40 €',
  },
  {
    id: 'CO-26-41790',
    libelle: 'Pharmacie Talensac',
    etat: 'valider',
    montant: '1 284,60 €',
  },
  {
    id: 'CO-26-41655',
    libelle: 'Lycée du Pont',
    etat: 'expediee',
    montant: '2 390,00 €',
  },
  {
    id: 'CO-26-41602',
    libelle: 'Atelier',
    etat: 'retard',
    montant: '348,15 €',
  },
];

const TONES: Record<Commande['etat'], BadgeTone> = {
  preparation: 'neutral',
  valider: 'warn',
  expediee: 'ok',
  retard: 'err',
};

export const title = 'sections.tableaux.titre';
export const order = 210;

export default function Tableaux() {
  const t = useTexts('atelier');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['CO-26-41790']));
  const [sort, setSort] = useState<SortOrder>({ column: 'numero', direction: 'desc' });
  const states: Record<Commande['etat'], string> = {
    preparation: t('sections.tableaux.preparation'),
    valider: t('sections.tableaux.valider'),
    expediee: t('sections.tableaux.expediee'),
    retard: t('sections.tableaux.retard'),
  };
  const menuLabel = t('sections.tableaux.actions');
  const menuItems = [
    { label: t('sections.tableaux.deplacer'), icon: FolderInput, onSelect: () => undefined },
    { label: t('sections.tableaux.dupliquer'), icon: Copy, onSelect: () => undefined },
    {
      label: t('sections.tableaux.supprimer'),
      icon: Trash2,
      danger: true,
      onSelect: () => undefined,
    },
  ];
  const columns: Column<Commande>[] = [
    {
      id: 'numero',
      header: t('sections.tableaux.numero'),
      size: 'documentNumber',
      card: 'title',
      sortable: true,
      renderCell: (row) => (
        <>
          <span className="block type-ref">{row.id}</span>
          <span className="block text-text-2">{row.libelle}</span>
        </>
      ),
    },
    {
      id: 'etat',
      header: t('sections.tableaux.etat'),
      renderCell: (row) => <Badge tone={TONES[row.etat]}>{states[row.etat]}</Badge>,
    },
    {
      id: 'montant',
      header: t('sections.tableaux.montant'),
      size: 'amount',
      align: 'end',
      renderCell: (row) => <strong>{row.montant}</strong>,
    },
    {
      id: 'actions',
      header: menuLabel,
      size: 'actions',
      align: 'end',
      renderCell: (row) => (
        <Menu
          label={`${menuLabel} ${row.id}`}
          trigger={<EllipsisVertical size={16} aria-hidden />}
          triggerClassName={buttonClass({ kind: 'quiet', size: 'sm', square: true })}
          items={menuItems}
        />
      ),
    },
  ];
  const rows = sort.direction === 'desc' ? ROWS : ROWS.toReversed();
  const rowKey = (row: Commande) => row.id;
  return (
    <>
      <Table
        caption={t('sections.tableaux.commandes')}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sort={{ current: sort, onChange: setSort }}
        selection={{ selected, onChange: setSelected, labelOf: rowKey }}
      />
      <Table
        caption={t('sections.tableaux.attente')}
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        loadingRows={3}
      />
      <Table caption={t('sections.tableaux.vide')} columns={columns} rows={[]} rowKey={rowKey} />
    </>
  );
}
