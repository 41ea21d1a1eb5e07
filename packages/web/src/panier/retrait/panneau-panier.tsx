import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { usePage } from '../../page/page-context.ts';
import PanneauRetrait from './panneau-retrait.tsx';
import { useRetirer } from './use-retirer.ts';

/** In the basket: a press goes on to the delivery with that store. */
export default function PanneauPanier({ panier }: { panier: Panier }) {
  const { session } = usePage();
  return (
    <PanneauRetrait
      version={panier.version}
      choisi={session.isAuthenticated ? undefined : session.magasin?.id}
      retirer={useRetirer(panier)}
    />
  );
}
