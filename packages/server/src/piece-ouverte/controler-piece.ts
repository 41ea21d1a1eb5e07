/** What keeps the open piece from being ordered, or should be known before. */
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { referenceManquante } from '@comptoir/contract/panier/references.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MOTS } from '../livraison/livraison.public.ts';
import type { Demande } from '../http/acteur.ts';
import { controlerLu, lirePanier } from '../panier/panier.public.ts';
import type { PieceDeps } from './dossier.ts';
import { readDossier } from './read-piece.ts';
import { voirPiece } from './vue-piece.ts';

/** The basket as it is now, then what became of the choices. */
export async function controlerPiece(
  deps: PieceDeps,
  demande: Demande,
): Promise<MessageControle[]> {
  const dossier = await readDossier(deps, demande);
  const messages = await controlerLu(deps, demande, await lirePanier(deps, demande));
  const { vue } = voirPiece(dossier);
  const choix = vue.messages.filter(
    ({ code }) => code === 'livraison-modifiee' || code === 'paiement-modifie',
  );
  return [...messages, ...choix, ...direReference(vue, demande.langue)];
}

function direReference({ type, secteurPublic, chantiers }: PieceOuverte, langue: Locale) {
  const manquante =
    type === 'Commande' && secteurPublic ? referenceManquante(chantiers) : undefined;
  if (!manquante) return [];
  const t = MOTS[langue];
  const nom = manquante.chantier.libelle ?? t('references.sansChantier');
  return [
    {
      code: 'reference-manquante' as const,
      niveau: 'erreur' as const,
      libelle: t(`references.${manquante.champ}`, { nom }),
      chantierId: manquante.chantier.id,
    },
  ];
}
