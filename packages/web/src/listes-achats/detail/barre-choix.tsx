import { ListPlus, ShoppingCart, Trash2 } from 'lucide-react';
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { readChantierVise } from '../../panier/chantier-vise.public.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { ActionsListe } from '../ecriture/use-ecrire-liste.ts';
import { useMettreAuPanier } from '../use-mettre-au-panier.ts';
import { toGardee } from './ligne-liste.tsx';

interface Props {
  liste: ListeDetaillee;
  choisies: ReadonlySet<number>;
  onFin: () => void;
  /** Undefined: it is only read. */
  actions: ActionsListe | undefined;
}

/** Above the bottom of the screen while lines are chosen. */
export function BarreChoix({ liste, choisies, onFin, actions }: Props) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { mettre, isPending, erreur } = useMettreAuPanier(liste);
  const lignes = liste.groupes
    .flatMap((groupe) => groupe.lignes)
    .filter(({ ligneId }) => choisies.has(ligneId));
  if (lignes.length === 0) return null;
  const ligneIds = lignes.map(({ ligneId }) => ligneId);
  const retirer = () => {
    actions?.retirer(lignes);
    onFin();
  };
  return (
    <section
      aria-label={t('choix.titre')}
      className="sticky bottom-[calc(var(--bandeau-height,0px)+1rem)] z-2 flex flex-wrap items-center gap-3 rounded-card border border-line-2 bg-bg px-4 py-3 shadow-float max-sm:bottom-[calc(var(--bandeau-height,0px)+5rem)] print:hidden"
    >
      <p role="status" className="mr-auto type-label">
        {t('choix.lignes', {
          count: lignes.length,
          nombre: formatNombre(locale, lignes.length),
        })}
      </p>
      <Button size="sm" kind="quiet" onClick={onFin}>
        {t('choix.aucune')}
      </Button>
      {actions && (
        <Button size="sm" icon={Trash2} onClick={retirer}>
          {t('choix.retirer')}
        </Button>
      )}
      <Button
        size="sm"
        icon={ListPlus}
        onClick={() => openOverlay('ajout-liste-achats', { articles: lignes.map(toGardee) })}
      >
        {t('detail.autreListe')}
      </Button>
      <Button
        size="sm"
        kind="solid"
        icon={ShoppingCart}
        busy={isPending}
        onClick={() => mettre({ ligneIds, ...readChantierVise() })}
      >
        {t('panier.mettre')}
      </Button>
      {erreur !== undefined && (
        <div role="alert" className="basis-full">
          <FieldError>{erreur}</FieldError>
        </div>
      )}
    </section>
  );
}
