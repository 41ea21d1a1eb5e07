/** The lines as a paper has them: no pictures, days written out. Those of a large order are in its PDF. */
import type { Commande, LigneCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { readListe } from '../../panier/piece.public.ts';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { isPartielle } from '../suite/partie-lue.ts';

export function LignesImprimees({ commande }: { commande: Commande }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const colonnes: Column<LigneCommande>[] = [
    {
      id: 'reference',
      header: t('impression.reference'),
      size: 'reference',
      renderCell: ({ reference }) => <span className="type-ref">{reference}</span>,
    },
    {
      id: 'libelle',
      header: t('impression.libelle'),
      size: 'label',
      card: 'title',
      renderCell: ({ libelle, traitCoupe }) => (
        <>
          {libelle}
          {traitCoupe && <span className="block text-text-2">{readListe(traitCoupe)}</span>}
        </>
      ),
    },
    {
      id: 'prevue',
      header: t('colonnes.prevue'),
      renderCell: ({ prevueLe }) => formatDate(prevueLe),
    },
    {
      id: 'quantite',
      header: t('impression.quantite'),
      align: 'end',
      renderCell: ({ quantite }) => formatNombre(locale, quantite),
    },
    {
      id: 'prix',
      header: t('impression.prix'),
      align: 'end',
      renderCell: ({ prixHT }) => formatArgent(locale, prixHT),
    },
    {
      id: 'montant',
      header: t('impression.montant'),
      size: 'amount',
      align: 'end',
      renderCell: ({ montantHT }) => formatArgent(locale, montantHT),
    },
  ];
  const chantiers = commande.lignesParChantier
    .filter(({ lignes }) => lignes.length > 0)
    .map((chantier) => {
      const nom = chantier.libelle ?? t('lignes.sansChantier');
      const { referenceCommande, numeroEngagement, codeServiceChorus } = chantier;
      const references = [
        referenceCommande && t('lignes.reference', { reference: referenceCommande }),
        numeroEngagement && t('lignes.engagement', { numero: numeroEngagement }),
        codeServiceChorus && t('lignes.service', { code: codeServiceChorus }),
      ].filter(Boolean);
      return (
        <section key={chantier.rang} className="mt-6">
          <h2 className="type-h3">{nom}</h2>
          {references.length > 0 && (
            <p className="type-meta text-text-2">{references.join(' · ')}</p>
          )}
          <Table
            caption={nom}
            columns={colonnes}
            rows={chantier.lignes}
            rowKey={({ id }) => String(id)}
          />
        </section>
      );
    });
  return (
    <>
      {chantiers}
      {isPartielle(commande) && (
        <p className="mt-4">
          {t('lignes.papier', { nombre: formatNombre(locale, commande.nombreLignes) })}
        </p>
      )}
    </>
  );
}
