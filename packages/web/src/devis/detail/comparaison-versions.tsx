import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useLocale, useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { comparerVersions, prixOf, type LigneComparee } from '../comparer-versions.ts';
import { versionQuery } from '../devis.queries.ts';

interface Props {
  devisKey: string;
  avant: number;
  apres: number;
}

export default function ComparaisonVersions({ devisKey, avant, apres }: Props) {
  const t = useTexts('devis');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const a = useQuery(versionQuery(context, devisKey, avant));
  const b = useQuery(versionQuery(context, devisKey, apres));
  // The three lines that changed, among two hundred, are what one came for.
  const [isEntiere, setIsEntiere] = useState(false);
  const [nombre, setNombre] = useState(LIGNES_PREMIERES);
  const error = a.error ?? b.error;
  if (error) {
    return (
      <Alert state="err" live className="mt-4">
        {failureText(error)}
      </Alert>
    );
  }
  if (!a.data || !b.data) return <Skeleton className="mt-4 h-40 w-full" />;
  const lignes = comparerVersions(a.data, b.data);
  const changees = lignes.filter(({ avant: x, apres: y, ecarts }) => !x || !y || ecarts.length > 0);
  const demandees = isEntiere ? lignes : changees;
  const montrees = demandees.slice(0, nombre);
  const suivantes = Math.min(demandees.length - montrees.length, LIGNES_PREMIERES);
  return (
    <div className="mt-4">
      <p role="status" className="type-meta text-text-2">
        {t('versions.ecarts', { count: changees.length })}
        {' · '}
        {t('versions.totaux', {
          avant: formatArgent(locale, a.data.tarif.netHT),
          apres: formatArgent(locale, b.data.tarif.netHT),
        })}
      </p>
      {montrees.length > 0 && (
        <Table
          caption={t('versions.titre')}
          columns={colonnes(t, locale, [avant, apres])}
          rows={montrees}
          rowKey={({ cle }) => cle}
        />
      )}
      {suivantes > 0 && (
        <Button className="mt-3 mr-3" onClick={() => setNombre(nombre + suivantes)}>
          {t('versions.suivantes', { count: suivantes })}
        </Button>
      )}
      {demandees.length < lignes.length && (
        <Button className="mt-3" onClick={() => setIsEntiere(true)}>
          {t('versions.identiques', { count: lignes.length - demandees.length })}
        </Button>
      )}
    </div>
  );
}

type Cote = 'avant' | 'apres';

function colonnes(
  t: TranslateOf<'devis'>,
  locale: Locale,
  [avant, apres]: [number, number],
): Column<LigneComparee>[] {
  const ajoutee = <Badge tone="ok">{t('versions.ajoutee')}</Badge>;
  const retiree = <Badge tone="err">{t('versions.retiree')}</Badge>;
  const deplacee = (chantier: string) => t('versions.deplacee', { chantier });
  const sansChantier = t('lignes.sansChantier');
  const titre = {
    quantite: (version: number) => t('versions.quantite', { version }),
    prix: (version: number) => t('versions.prix', { version }),
    montant: (version: number) => t('versions.montant', { version }),
  };
  const colonne = (
    nom: keyof typeof titre,
    cote: Cote,
    dire: (ligne: LigneDevis) => string,
  ): Column<LigneComparee> => ({
    id: `${nom} ${cote}`,
    header: titre[nom](cote === 'avant' ? avant : apres),
    align: 'end',
    renderCell: (ligne) => {
      const une = ligne[cote];
      if (!une) return '–';
      return isAutre(ligne, nom) && cote === 'apres' ? (
        <mark className="rounded-badge bg-sel px-1 font-[620] text-text">{dire(une)}</mark>
      ) : (
        dire(une)
      );
    },
  });
  const paire = (nom: keyof typeof titre, dire: (ligne: LigneDevis) => string) => [
    colonne(nom, 'avant', dire),
    colonne(nom, 'apres', dire),
  ];
  return [
    {
      id: 'article',
      header: t('versions.article'),
      size: 'label',
      card: 'title',
      renderCell: ({ avant: x, apres: y, ecarts }): ReactNode => {
        const ligne = y ?? x;
        return (
          <>
            <span className="type-ref">{ligne?.reference}</span> {!x && ajoutee}
            {!y && retiree}
            <span className="block text-text-2">{ligne?.libelle}</span>
            {ecarts.includes('chantier') && (
              <span className="block">{deplacee(y?.chantier || sansChantier)}</span>
            )}
          </>
        );
      },
    },
    ...paire('quantite', ({ quantite }) => formatNombre(locale, quantite)),
    ...paire('prix', (ligne) => formatArgent(locale, prixOf(ligne))),
    ...paire('montant', ({ montantHT }) => formatArgent(locale, montantHT)),
  ];
}

function isAutre({ ecarts }: LigneComparee, nom: 'quantite' | 'prix' | 'montant'): boolean {
  return nom === 'montant'
    ? ecarts.includes('quantite') || ecarts.includes('prix')
    : ecarts.includes(nom);
}
