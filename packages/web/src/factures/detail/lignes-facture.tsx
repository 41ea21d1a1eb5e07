/** The lines, note by note as they came. */
import type { LigneFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../../page/lien.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export function LignesFacture({ facture: { document } }: { facture: Facture }) {
  const t = useTexts('factures');
  const locale = useLocale();
  const groupes = Map.groupBy(document.lignes, ({ commande, bon, chantier }) =>
    JSON.stringify([commande, bon, chantier]),
  );
  const argent = (montant: string) => formatArgent(locale, { montant, devise: document.devise });
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {[...groupes].map(([cle, lignes]) => (
        <section key={cle}>
          <Origine ligne={lignes[0]} />
          <Table
            caption={t('detail.lignes')}
            columns={colonnes(t, locale, argent)}
            rows={lignes}
            rowKey={({ rang }) => String(rang)}
          />
        </section>
      ))}
    </div>
  );
}

function Origine({ ligne }: { ligne: LigneFacture | undefined }) {
  const t = useTexts('factures');
  const locale = useLocale();
  const { commande, bon, chantier, referenceCommande } = ligne ?? {};
  return (
    <h2 className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-text pb-1 type-h3">
      {chantier ?? t('detail.sansChantier')}
      <span className="type-meta font-normal text-text-2">
        {commande && (
          <Lien href={liens.commande(locale, commande.key)} className="text-link hover:underline">
            {t('detail.commande', { numero: commande.numero })}
          </Lien>
        )}
        {bon && (
          <>
            {' · '}
            <Lien
              href={liens.bonLivraisonExport(locale, bon.key)}
              className="text-link hover:underline"
            >
              {t('detail.bon', { numero: bon.numero })}
            </Lien>
            {` · ${t('detail.livre', { date: formatDate(bon.livreLe) })}`}
          </>
        )}
        {referenceCommande && ` · ${t('detail.reference', { numero: referenceCommande })}`}
      </span>
    </h2>
  );
}

function colonnes(
  t: ReturnType<typeof useTexts<'factures'>>,
  locale: ReturnType<typeof useLocale>,
  argent: (montant: string) => string,
): Column<LigneFacture>[] {
  return [
    {
      id: 'libelle',
      header: t('detail.colonnes.libelle'),
      card: 'title',
      renderCell: (ligne) => (
        <span className="block py-1">
          {ligne.libelle}
          <span className="block type-caption text-text-2">
            {[ligne.reference, ...details(t, ligne, argent)].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      id: 'quantite',
      header: t('detail.colonnes.quantite'),
      align: 'end',
      renderCell: ({ quantite }) => formatNombre(locale, quantite),
    },
    {
      id: 'prix',
      header: t('detail.colonnes.prix'),
      align: 'end',
      renderCell: ({ genre, prixHT }) => (
        <span data-montants className="whitespace-nowrap">
          {genre === 'cadeau' ? t('detail.offert') : argent(prixHT)}
        </span>
      ),
    },
    {
      id: 'tva',
      header: t('detail.colonnes.tva'),
      align: 'end',
      tablet: 'hidden',
      renderCell: ({ tva }) => (
        <span className="whitespace-nowrap">
          {t('detail.taux', { taux: formatNombre(locale, tva) })}
        </span>
      ),
    },
    {
      id: 'montant',
      header: t('detail.colonnes.montant'),
      size: 'amount',
      align: 'end',
      renderCell: ({ montantHT }) => (
        <b data-montants className="font-[620] whitespace-nowrap">
          {argent(montantHT)}
        </b>
      ),
    },
  ];
}

/** What makes the amount of a line more or less than its price. */
function details(
  t: ReturnType<typeof useTexts<'factures'>>,
  { coupeHT, ecoHT, promotionHT, arrondiHT }: LigneFacture,
  argent: (montant: string) => string,
): string[] {
  const dire = (montant: string, phrase: string) => (Number(montant) === 0 ? '' : phrase);
  return [
    dire(coupeHT, t('detail.coupe', { montant: argent(coupeHT) })),
    dire(promotionHT, t('detail.promotion', { montant: argent(`-${promotionHT}`) })),
    dire(ecoHT, t('detail.eco', { montant: argent(ecoHT) })),
    dire(arrondiHT, t('detail.arrondi', { montant: argent(arrondiHT) })),
  ];
}
