/** Lines of a chantier in what is ordered: what each is, when it comes, what it costs. */
import type { ReactNode } from 'react';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import { NomArticle } from '../../articles/articles.public.ts';
import { readListe } from '../../panier/piece.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { jourDateCourt } from '../jours.ts';
import { nomChantier } from '../resume/nom-chantier.ts';

interface ChantierProps {
  chantier: Chantier;
  /** Rows. */
  children: ReactNode;
}

export function LignesChantier({ chantier, children }: ChantierProps) {
  const t = useTexts('piece-ouverte');
  const references = [chantier.referenceCommande, chantier.numeroEngagement].filter(Boolean);
  return (
    <div className="mb-4">
      <h3 className="type-label">{[nomChantier(t, chantier), ...references].join(' · ')}</h3>
      <ul className="lignes-piece divide-y divide-line">{children}</ul>
    </div>
  );
}

interface LigneProps {
  ligne: LignePanier;
  jours: readonly string[] | undefined;
  /** In the dialog, where rows come as one scrolls: the first of them takes the focus of the way to them. */
  isAuFil?: boolean;
}

export function LigneDePiece({ ligne, jours = [], isAuFil = false }: LigneProps) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const { reference, quantite, montantHT, coupe } = ligne;
  return (
    <li
      {...(isAuFil && { 'data-ligne': ligne.ligneId, tabIndex: -1 })}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5 sm:grid-cols-[minmax(0,1fr)_7rem_4rem_6rem]"
    >
      <span className="min-w-0">
        <NomArticle article={ligne} />
        <span className="block type-meta text-text-2">
          <span className="type-ref">{reference}</span>
          {coupe && ` · ${t('coupe.pieces', { count: coupe.pieces })}`}
        </span>
        {coupe && (
          <span className="block type-meta wrap-anywhere text-text-2">
            {readListe(ligne.traitCoupe)}
          </span>
        )}
      </span>
      <span className="type-meta text-text-2 max-sm:order-4 max-sm:text-right">
        {jours.map((jour) => jourDateCourt(locale, jour)).join(', ')}
      </span>
      <span className="text-right max-sm:order-3 max-sm:text-left">
        {t('confirmation.quantite', { quantite: formatNombre(locale, quantite) })}
      </span>
      <span className="text-right whitespace-nowrap">
        {montantHT && formatArgent(locale, montantHT)}
      </span>
    </li>
  );
}
