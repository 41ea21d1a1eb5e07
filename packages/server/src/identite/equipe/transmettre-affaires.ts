/** What someone who is away or has left kept goes on with a colleague. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Affaires, GenreAffaires } from '@comptoir/contract/identite/equipe.contract.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { donnerDevis } from '../../devis/devis.public.ts';
import { donnerListes, verifierTransmission } from '../../listes-achats/listes-achats.public.ts';
import { transmettrePanier } from '../../panier/panier.public.ts';
import type { Titulaire } from '../titulaire.ts';
import { annoncerTransmission } from './annoncer-transmission.ts';
import { noterChangement } from './journal-equipe.sql.ts';
import { findActif, findProprietaire } from './membre.sql.ts';

export interface Transmission {
  id: number;
  versId: number;
  quoi: readonly GenreAffaires[];
}

/** How many of each changed hands. Who gets them is told on the site. */
export function transmettreAffaires(
  pool: Pool,
  { compte, utilisateurId, prenom, nom }: Titulaire,
  { id, versId, quoi }: Transmission,
): Promise<Affaires> {
  const compteId = compte.id;
  return transaction(pool, async (tx) => {
    const de = await findProprietaire(tx, compteId, id);
    if (!de) throw refus('introuvable', { id });
    const vers = await findActif(tx, compteId, versId);
    if (!vers || id === versId) throw refus('introuvable', { versId });
    const lignesPanier = quoi.includes('panier')
      ? await transmettrePanier(tx, { deId: id, versId, nom: de.nom, langue: vers.langue })
      : 0;
    const listes = quoi.includes('listes') ? await donnerListes(tx, id, versId) : 0;
    const devis = quoi.includes('devis') ? await donnerDevis(tx, id, versId) : 0;
    const affaires = { listes, lignesPanier, devis };
    if (listes + lignesPanier + devis === 0) return affaires;
    // A basket may have become one more of them.
    if (listes + lignesPanier > 0) await verifierTransmission(tx, versId);
    await noterChangement(tx, {
      compteId,
      auteurId: utilisateurId,
      personneId: id,
      action: 'transmission',
      details: { ...affaires, versId },
    });
    // Who hands something over to themselves has just seen it.
    if (versId !== utilisateurId) {
      await annoncerTransmission(tx, versId, { de: de.nom, par: `${prenom} ${nom}` });
    }
    return affaires;
  });
}
