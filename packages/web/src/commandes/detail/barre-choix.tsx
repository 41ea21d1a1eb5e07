import { ListPlus } from 'lucide-react';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { Recommande } from './use-recommander.ts';

interface Props {
  commande: Commande;
  recommande: Recommande;
  choisies: ReadonlySet<number>;
  onFin: () => void;
}

/** Above the bottom of the screen while lines are chosen. */
export function BarreChoix({ commande, recommande, choisies, onFin }: Props) {
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
