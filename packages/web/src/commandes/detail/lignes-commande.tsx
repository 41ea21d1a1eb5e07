/** The lines of the order by chantier, to choose from, to order again or to correct. */
import { useState } from 'react';
import { ListPlus } from 'lucide-react';
import { sumMontants } from '@comptoir/contract/argent.ts';
import type { ChantierCommande, Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { Corrections } from './detail-commande.tsx';
import { LigneDeCommande } from './ligne-commande.tsx';
import type { Recommande } from './use-recommander.ts';

interface Props {
  commande: Commande;
  recommande: Recommande;
  /** Null unless quantities are being corrected. */
  corrections: Corrections | null;
  onCorrections: (corrections: Corrections) => void;
}

export function LignesCommande({ commande, recommande, corrections, onCorrections }: Props) {
  const t = useTexts('commandes');
  const [choisies, setChoisies] = useState<ReadonlySet<number>>(new Set());
  const { lignesParChantier, actions } = commande;
  const basculer = (ids: readonly number[]) => {
    const next = new Set(choisies);
    const all = ids.every((id) => next.has(id));
    for (const id of ids)
      if (all) next.delete(id);
      else next.add(id);
    setChoisies(next);
  };
  const corriger = (ligneId: number, quantite: number, commandee: number) => {
    const next = new Map(corrections);
    if (quantite === commandee) next.delete(ligneId);
    else next.set(ligneId, quantite);
    onCorrections(next);
  };
  const isChoix = actions.recommander && !corrections;
  return (
    <section aria-label={t('lignes.titre')} className="flex min-w-0 flex-col gap-8">
      {lignesParChantier.map((chantier) => (
        <Chantier
          key={chantier.rang}
          chantier={chantier}
          commande={commande}
          choisies={isChoix ? choisies : null}
          onBasculer={basculer}
          corrections={corrections}
          onCorriger={corriger}
        />
      ))}
      {isChoix && choisies.size > 0 && (
        <BarreChoix
          commande={commande}
          recommande={recommande}
          choisies={choisies}
          onFin={() => setChoisies(new Set())}
        />
      )}
    </section>
  );
}

interface ChantierProps {
  chantier: ChantierCommande;
  commande: Commande;
  choisies: ReadonlySet<number> | null;
  onBasculer: (ids: readonly number[]) => void;
  corrections: Corrections | null;
  onCorriger: (ligneId: number, quantite: number, commandee: number) => void;
}

function Chantier(props: ChantierProps) {
  const { chantier, commande, choisies, onBasculer, corrections, onCorriger } = props;
  const t = useTexts('commandes');
  const locale = useLocale();
  const { lignes, referenceCommande, numeroEngagement, codeServiceChorus } = chantier;
  const nom = chantier.libelle ?? t('lignes.sansChantier');
  const ids = lignes.map(({ id }) => id);
  const nombre = ids.filter((id) => choisies?.has(id)).length;
  const references = [
    referenceCommande && t('lignes.reference', { reference: referenceCommande }),
    numeroEngagement && t('lignes.engagement', { numero: numeroEngagement }),
    codeServiceChorus && t('lignes.service', { code: codeServiceChorus }),
  ].filter(Boolean);
  const total = sumMontants(
    lignes.map(({ montantHT }) => montantHT),
    commande.netHT.devise,
  );
  return (
    <section aria-label={nom}>
      <div className="flex min-h-11 items-center gap-3 border-b-2 border-text py-1">
        {choisies && (
          <Checkbox
            hideLabel
            label={t('lignes.choisirChantier', { nom })}
            checked={nombre === ids.length}
            indeterminate={nombre > 0 && nombre < ids.length}
            onChange={() => onBasculer(ids)}
            className="w-6 max-sm:-ml-3 max-sm:mr-3 print:hidden pointer-coarse:-ml-3 pointer-coarse:mr-3"
          />
        )}
        <h2 className="min-w-0 flex-1 type-h3">
          {nom}
          {references.length > 0 && (
            <span className="block type-meta text-text-2">{references.join(' · ')}</span>
          )}
        </h2>
        <b className="type-h3 whitespace-nowrap">{formatArgent(locale, total)}</b>
      </div>
      <ul>
        {lignes.map((ligne) => (
          <LigneDeCommande
            key={ligne.id}
            ligne={ligne}
            commande={commande}
            isChoisie={choisies ? choisies.has(ligne.id) : null}
            onBasculer={() => onBasculer([ligne.id])}
            quantite={corrections ? (corrections.get(ligne.id) ?? ligne.quantite) : null}
            onQuantite={(quantite) => onCorriger(ligne.id, quantite, ligne.quantite)}
          />
        ))}
      </ul>
    </section>
  );
}

interface BarreChoixProps {
  commande: Commande;
  recommande: Recommande;
  choisies: ReadonlySet<number>;
  onFin: () => void;
}

/** Above the bottom of the screen while lines are chosen. */
function BarreChoix({ commande, recommande, choisies, onFin }: BarreChoixProps) {
  const t = useTexts('commandes');
  const lignes = commande.lignesParChantier
    .flatMap((chantier) => chantier.lignes)
    .filter(({ id }) => choisies.has(id));
  const articles = lignes.map(({ articleId, quantite }) => ({ articleId, quantite }));
  const ids = lignes.map(({ id }) => id);
  return (
    <section
      aria-label={t('choix.titre')}
      className="sticky bottom-[calc(var(--bandeau-height,0px)+1rem)] z-2 flex flex-wrap items-center gap-3 rounded-card border border-line-2 bg-bg px-4 py-3 shadow-float max-sm:bottom-[calc(var(--bandeau-height,0px)+5rem)] print:hidden"
    >
      <p role="status" className="mr-auto type-label">
        {t('choix.lignes', { count: ids.length })}
      </p>
      <Button size="sm" kind="quiet" onClick={onFin}>
        {t('choix.aucune')}
      </Button>
      <Button
        size="sm"
        icon={ListPlus}
        onClick={() => openOverlay('ajout-liste-achats', { articles })}
      >
        {t('actions.liste')}
      </Button>
      <Button
        size="sm"
        kind="solid"
        busy={recommande.isPending && recommande.lignes !== 'toutes'}
        onClick={() => recommande.recommander(ids)}
      >
        {t('choix.recommander', { count: ids.length })}
      </Button>
    </section>
  );
}
