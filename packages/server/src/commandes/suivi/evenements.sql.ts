/** What happens to an order, kept for its history. */
import type { EtatCommande, GenreEvenement } from '@comptoir/contract/commandes/commande.schema.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface EvenementNouveau {
  commandeId: number;
  genre: GenreEvenement;
  etat: EtatCommande;
  /** Who did it; neither: the shop itself. */
  utilisateurId?: number | undefined;
  delegueId?: number | undefined;
  details?: Readonly<Record<string, unknown>>;
}

export async function insertEvenement(
  tx: Tx,
  evenement: EvenementNouveau,
  instant: Date,
): Promise<void> {
  const { commandeId, genre, etat, utilisateurId, delegueId, details = {} } = evenement;
  await tx.execute(sql`
    insert into commande_evenement (commande_id, fait_le, genre, etat, utilisateur_id, delegue_id,
      details)
    values (${commandeId}, ${instant}, ${genre}, ${etat}, ${utilisateurId ?? null},
      ${delegueId ?? null}, ${JSON.stringify(details)}::jsonb)`);
}
