/** Writing an address: the list and the delivery that may use it follow. */
import type { QueryClient } from '@tanstack/react-query';
import type { SaisieAdresse } from '@comptoir/contract/livraison/adresse.schema.ts';
import {
  creerAdresse,
  modifierAdresse,
  supprimerAdresse,
} from '@comptoir/contract/livraison/adresses.contract.ts';
import { modifierLivraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { PREMIERES } from '../../panier/suite.public.ts';
import { livraisonQuery, lue, pieceQuery, type ContexteTunnel } from '../piece-ouverte.queries.ts';
import { adressesQuery } from './adresses.queries.ts';

interface Ecrivain extends ContexteTunnel {
  queryClient: QueryClient;
}

interface Ecriture {
  /** Without one it is added. */
  adresseId?: number | undefined;
  saisie: SaisieAdresse;
  /** The open piece is delivered there. */
  isChoisie?: boolean | undefined;
}

export async function writeAdresse(ecrivain: Ecrivain, ecriture: Ecriture): Promise<void> {
  const { api, locale, queryClient } = ecrivain;
  const { adresseId, saisie: body, isChoisie = false } = ecriture;
  const adresse =
    adresseId === undefined
      ? await api.call(creerAdresse, { body }, { locale })
      : await api.call(modifierAdresse, { params: { id: adresseId }, body }, { locale });
  if (isChoisie) {
    const livraison = await api.call(
      modifierLivraison,
      { query: PREMIERES, body: { mode: 'livraison', adresseId: adresse.id } },
      { locale },
    );
    queryClient.setQueryData(livraisonQuery(ecrivain).queryKey, lue(livraison));
  }
  await relire(ecrivain, { sansLivraison: isChoisie });
}

export async function retirerAdresse(ecrivain: Ecrivain, id: number): Promise<void> {
  await ecrivain.api.call(supprimerAdresse, { params: { id } });
  await relire(ecrivain);
}

async function relire(ecrivain: Ecrivain, { sansLivraison = false } = {}): Promise<void> {
  const { queryClient } = ecrivain;
  const invalider = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });
  await Promise.all([
    invalider(adressesQuery(ecrivain).queryKey),
    invalider(pieceQuery(ecrivain).queryKey),
    !sansLivraison && invalider(livraisonQuery(ecrivain).queryKey),
  ]);
}
