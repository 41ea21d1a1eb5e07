import {
  TRIS_CONDITIONS,
  type ConditionTarifaire,
} from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { lienNoeud } from '../../catalogue/catalogue.public.ts';
import { triDeTableau } from '../../mon-compte/tableau-documents.public.tsx';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { direValidite } from '../dire-validite.ts';
import { TRI_PAR_DEFAUT, type RequeteConditions } from './adresse-conditions.ts';

interface Props {
  conditions: readonly ConditionTarifaire[];
  requete: RequeteConditions;
  jour: string;
}

export function TableauConditions({ conditions, requete, jour }: Props) {
  const t = useTexts('tarif-compte');
  const { locale } = usePage();
  const { tri = TRI_PAR_DEFAUT, page: _page, ...filtres } = requete;
  return (
    <Table
      caption={t('conditions.titre')}
      columns={colonnes(t, locale, jour)}
      rows={conditions}
      rowKey={({ id }) => String(id)}
      sort={triDeTableau({
        tri,
        tris: TRIS_CONDITIONS,
        parDefaut: TRI_PAR_DEFAUT,
        hrefOf: (ordre) =>
          liens.conditionsTarifaires(locale, { query: { ...filtres, tri: ordre } }),
      })}
    />
  );
}

function colonnes(
  t: TranslateOf<'tarif-compte'>,
  locale: Locale,
  jour: string,
): Column<ConditionTarifaire>[] {
  return [
    {
      id: 'cible',
      header: t('colonnes.cible'),
      card: 'title',
      sortable: true,
      renderCell: (condition) => <Cible condition={condition} t={t} locale={locale} />,
    },
    {
      id: 'remise',
      header: t('colonnes.remise'),
      size: 'amount',
      align: 'end',
      sortable: true,
      renderCell: ({ remise }) => (
        <b className="type-name whitespace-nowrap">
          <Remise remise={formatNombre(locale, remise)} />
        </b>
      ),
    },
    {
      id: 'fin',
      header: t('colonnes.validite'),
      sortable: true,
      renderCell: (condition) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:justify-end">
          {/* Its own line in a table, so that it begins as a sentence does. */}
          <span className="first-letter:uppercase">{direValidite(t, condition, jour)}</span>
          {condition.aVenir && <Badge>{t('conditions.aVenir')}</Badge>}
        </span>
      ),
    },
  ];
}

function Remise({ remise }: { remise: string }) {
  return useTexts('articles')('prix.remise', { remise });
}

interface CibleProps {
  condition: ConditionTarifaire;
  t: TranslateOf<'tarif-compte'>;
  locale: Locale;
}

/** Leads to what it bears on. */
function Cible({ condition: { noeud, marque }, t, locale }: CibleProps) {
  const href = noeud
    ? lienNoeud(locale, noeud)
    : liens.marque(locale, { id: marque?.id, slug: marque?.slug });
  return (
    <span className="block py-1">
      <Lien href={href} className="font-[580] text-link hover:underline">
        {noeud?.libelle ?? marque?.nom}
      </Lien>
      <span className="block type-caption text-text-2">
        {noeud ? noeud.parents.join(' › ') : t('conditions.marque')}
      </span>
    </span>
  );
}
