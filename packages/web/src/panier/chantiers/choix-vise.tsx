import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { FRAICHEUR_MS, panierQuery } from '../panier.queries.ts';
import { viserChantier } from './chantier-vise.ts';
import ChoixChantier from './choix-chantier.tsx';

interface Props {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The chantiers of the basket, or a new name: from now on, what is added goes there. */
export default function ChoixVise({ anchor, onClose }: Props) {
  const t = useTexts('panier');
  const context = useRouteContext({ from: '__root__' });
  const { chantierDefaut } = usePage().session.preferences ?? {};
  const { data: panier, isPending } = useQuery({
    ...panierQuery(context),
    staleTime: FRAICHEUR_MS,
  });
  // What one may choose does not grow under the pointer.
  if (isPending) return null;
  const remplis = panier?.chantiers ?? [];
  // The first one, as long as it has neither line nor name, is not listed by the basket.
  const libelle = chantierDefaut ?? null;
  const chantiers = remplis.length === 0 ? [{ id: 0, libelle, nombreArticles: 0 }] : remplis;
  return (
    <ChoixChantier
      chantiers={chantiers}
      anchor={anchor}
      titre={t('chantier.viser')}
      onChoose={(vers) => {
        const libelle =
          'chantier' in vers
            ? vers.chantier
            : chantiers.find(({ id }) => id === vers.chantierId)?.libelle;
        viserChantier(libelle ?? null);
      }}
      onClose={() => {
        onClose();
        anchor.focus();
      }}
    />
  );
}
